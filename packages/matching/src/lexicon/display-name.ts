import { KINDS, type Kind, type KindsFile } from './kinds-file.ts';

/** How a concept or field is named in a sentence. */
export interface DisplayName {
  kind: Kind;
  /** The name, as it stands inside a sentence. */
  name: string;
  /** The verb phrase for people who have it, as it follows 'they' and 'you': 'keep bees'. */
  does?: string;
  /** Of people: one of them, with the article: 'a notary'. */
  one?: string;
}

const VERBS: Partial<Record<Kind, string>> = { work: 'do', play: 'play', go: 'go', language: 'speak' };

/** Finds the display name of each name: by its own entry, then 'finding suppliers', then the last word, then its domain. */
export function displayNames(file: KindsFile | undefined): (name: string, domain?: string) => DisplayName {
  const byName = new Map<string, Kind>();
  const byEnd = new Map<string, Kind>();
  for (const kind of KINDS) {
    for (const name of listed(file?.kinds[kind]?.names)) byName.set(name, kind);
    for (const end of listed(file?.kinds[kind]?.ends)) byEnd.set(end, kind);
  }
  const domains = new Map(Object.entries(file?.domains ?? {}));
  return (name, domain = '') => {
    const [first = '', ...rest] = name.split(' ');
    const verb = rest.length > 0 ? file?.verbs[first] : undefined;
    const kind =
      byName.get(name) ??
      (verb !== undefined ? 'doing' : undefined) ??
      byEnd.get(rest.at(-1) ?? first) ??
      domains.get(domain) ??
      'subject';
    const told = file?.told[name] ?? name;
    const usual = kind === 'doing' && verb !== undefined ? [verb, ...rest].join(' ') : undefined;
    const does = file?.does[name] ?? usual ?? (VERBS[kind] ? `${VERBS[kind]} ${told}` : undefined);
    const one = file?.one[name];
    return { kind, name: told, ...(does ? { does } : {}), ...(one ? { one } : {}) };
  };
}

export const listed = (names: string | undefined): string[] => names?.split('; ').filter(Boolean) ?? [];
