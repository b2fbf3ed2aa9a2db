import type { OtherLanguage } from '../text/stem.ts';
import { type DisplayName, displayNames } from './display-name.ts';
import type { LexiconFiles, NamingFiles } from './lexicon-file.ts';
import type { NameKind } from './names-file.ts';

export interface OtherName {
  name: string;
  kind: NameKind;
}

/** How concepts are called in sentences, in each language. The lexicon has them; a program that only words reasons reads them alone. */
export interface DisplayNames {
  english: (concept: string) => DisplayName | undefined;
  /** How any English name is written in a sentence. */
  anyEnglish: (name: string) => DisplayName;
  /** The English names of activities by verb: 'fix', 'fixing'. */
  verbs: ReadonlyMap<string, string>;
  other: (language: OtherLanguage, concept: string) => OtherName | undefined;
  /** By a field's English name. */
  otherField: (language: OtherLanguage, field: string) => OtherName | undefined;
}

/** Of an id that stands twice the first counts. */
export function compileDisplayNames({
  domains,
  kinds,
  naming,
}: Pick<LexiconFiles, 'domains' | 'kinds' | 'naming'>): DisplayNames {
  const displayName = displayNames(kinds);
  const english = new Map<string, DisplayName>();
  for (const { domain, concepts } of [...domains].sort((a, b) => (a.domain < b.domain ? -1 : 1)))
    for (const { id, name } of concepts) if (!english.has(id)) english.set(id, displayName(name, domain));
  const [others, otherFields] = [namesIn(naming?.concepts), namesIn(naming?.fields)];
  return {
    english: (concept) => english.get(concept),
    anyEnglish: displayName,
    verbs: new Map(Object.entries(naming?.files.en?.doings ?? {})),
    other: (language, concept) => others[language].get(concept),
    otherField: (language, field) => otherFields[language].get(field),
  };
}

function namesIn(rows: NamingFiles['concepts']): Record<OtherLanguage, Map<string, OtherName>> {
  const named = (language: OtherLanguage): Map<string, OtherName> => {
    const names = new Map<string, OtherName>();
    for (const [id, name, kind] of rows?.[language] ?? []) if (!names.has(id)) names.set(id, { name, kind });
    return names;
  };
  return { de: named('de'), fr: named('fr'), es: named('es') };
}
