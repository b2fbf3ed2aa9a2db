import { say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { eq, type SQL } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import { inventAlias } from './alias.ts';

export const emailTaken = () => invalid(say('emailTaken'));

export const isTaken = async (db: Db, email: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

const isThere = async (db: Db, id: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;

/** An account with the wanted id exists. */
export class AccountThere extends Error {
  override name = 'AccountThere';
}

interface NewUser {
  id?: string | undefined;
  /** Missing for a guest; like the password for people with another way to sign in. */
  email?: string;
  passwordHash?: string;
  guestSeenAt?: SQL;
}

/** Inserts with a free alias. Two concurrent inserts of one alias draw again. */
export async function insertUser(tx: Db, { id, ...rest }: NewUser) {
  const person = { ...rest, ...(id === undefined ? {} : { id }) };
  for (let tries = 0; tries < 20; tries += 1) {
    const [user] = await tx
      .insert(users)
      .values({ ...person, alias: inventAlias(tries) })
      .onConflictDoNothing()
      .returning();
    if (user) return user;
    if (person.email && (await isTaken(tx, person.email))) throw emailTaken();
    if (id && (await isThere(tx, id))) throw new AccountThere();
  }
  throw new Error('no free alias was found in twenty tries');
}
