import { displayNames, listed } from './display-name.ts';
import { KINDS, type Kind } from './kinds-file.ts';
import type { LexiconFiles } from './lexicon-file.ts';

interface Named {
  name: string;
  domain?: string;
}

/** The names that reasons can use: all concepts and fields except the sensitive ones. */
function nameable({ domains, fields }: LexiconFiles): Named[] {
  const concepts = domains.flatMap(({ domain, concepts }) =>
    concepts.filter(({ sensitive }) => !sensitive).map(({ name }) => ({ name, domain })),
  );
  const open = Object.keys(fields.fields).filter((name) => !fields.sensitive.includes(name));
  return [...concepts, ...open.map((name) => ({ name }))];
}

/** Faults of `kinds.json`: unknown names, names with two kinds, and names that could be read in two ways. */
export function checkKinds(files: LexiconFiles): string[] {
  const { kinds } = files;
  if (!kinds) return [];
  const known = new Set(files.domains.flatMap(({ concepts }) => concepts.map(({ name }) => name)));
  for (const field of Object.keys(files.fields.fields)) known.add(field);
  const problems: string[] = [];
  const kindOf = new Map<string, Kind>();
  for (const kind of KINDS)
    for (const name of listed(kinds.kinds[kind]?.names)) {
      if (!known.has(name)) problems.push(`kinds: nothing is called '${name}'`);
      if (kindOf.has(name)) problems.push(`kinds: '${name}' is ${kindOf.get(name)} and ${kind}`);
      kindOf.set(name, kind);
    }
  for (const [what, table] of Object.entries({ told: kinds.told, does: kinds.does, one: kinds.one }))
    for (const name of Object.keys(table))
      if (!known.has(name)) problems.push(`kinds: nothing is called '${name}' (${what})`);
  for (const field of Object.keys(kinds.subjects))
    if (!(field in files.fields.fields)) problems.push(`kinds: no field is called '${field}'`);

  const displayName = displayNames(kinds);
  for (const { name, domain } of nameable(files)) {
    const { kind, does } = displayName(name, domain);
    if (kind === 'doing' && does === undefined)
      problems.push(`kinds: '${name}' is something one does, and has no verb`);
    const isUnsure = /^\p{Ll}+ing /u.test(name) && kind === 'subject';
    if (isUnsure && !kindOf.has(name))
      problems.push(`kinds: '${name}' may be something one does: list it under a kind`);
  }
  return problems;
}

/** How many names are of each kind. */
export function kindsCovered(files: LexiconFiles): Record<string, number> {
  const displayName = displayNames(files.kinds);
  const counts = new Map<string, number>(KINDS.map((kind) => [`kind_${kind}`, 0]));
  for (const { name, domain } of nameable(files)) {
    const key = `kind_${displayName(name, domain).kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
