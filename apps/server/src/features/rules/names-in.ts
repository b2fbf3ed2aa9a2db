import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import { type Db, rowsOf } from '../../db/database.ts';
import type { Told, ToldGroup } from '../../db/schema/matching.ts';
import { sql } from '../../db/sql.ts';
import { listPeople, ruleWords } from './rule-words.ts';

/** Puts sentences into words, in the language of one reader. */
export interface Names {
  rule: (told: Told) => string;
  people: (users: readonly string[]) => string;
}

const usersOf = (group: ToldGroup | undefined): string[] => (group?.is === 'people' ? group.users : []);

export const usersIn = (told: Told): string[] =>
  Array.isArray(told)
    ? told.flatMap((part) => (typeof part === 'string' ? [] : part.users))
    : [...usersOf(told.a), ...usersOf(told.b)];

/** The names of these people as hosts of the event read them. No statement without people. */
export async function namesOf(db: Db, eventId: string, language: Language, users: readonly string[]): Promise<Names> {
  const wanted = [...new Set(users)];
  const rows =
    wanted.length === 0
      ? []
      : await rowsOf<{ id: string; name: string | null }>(
          db,
          sql`select u.id, coalesce(name_for_host(u.id, ${eventId}), u.alias) as name from users u
            where u.id = any(${sql.param(wanted)}::uuid[])`,
        );
  const names = new Map(rows.map(({ id, name }) => [id, name ?? undefined]));
  const nameOf = (user: string) => names.get(user) ?? serverTexts(language, 'people')('deletedUser');
  return {
    rule: (told) =>
      Array.isArray(told)
        ? told
            .map((part) => (typeof part === 'string' ? part : listPeople('en', part.users.map(nameOf), part.last)))
            .join('')
        : ruleWords(language, told, nameOf),
    people: (users) => listPeople(language, users.map(nameOf), 'and'),
  };
}
