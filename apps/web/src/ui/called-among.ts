import { texts } from '../language/texts.ts';

const t = texts('ui');

export interface Called {
  alias: string | null;
  /** Null: only the alias may be shown. */
  name: string | null;
}

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** How to call each of several people: by name where it may be shown, with the alias beside a name that two have. */
export function calledAmong<T extends Called>(people: readonly T[]): (T & { called: string; beside: string | null })[] {
  const count = new Map<string, number>();
  for (const { name } of people) if (name !== null) count.set(keyOf(name), (count.get(keyOf(name)) ?? 0) + 1);
  return people.map((person) => {
    const { name, alias } = person;
    const isShared = name !== null && (count.get(keyOf(name)) ?? 0) > 1;
    return { ...person, called: name ?? alias ?? t('noAlias'), beside: isShared ? alias : null };
  });
}
