import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { eq, type SQL } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import { inventAlias } from './alias.ts';

export const emailTaken = () => invalid('Email has already been taken');

export const isTaken = async (db: Db, email: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

const isThere = async (db: Db, id: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;

/** There is an account with the id that a new one was to have. */
export class AccountThere extends Error {
  override name = 'AccountThere';
}

interface NewUser {
  id?: string | undefined;
  /** Missing for a guest, as the next one for somebody who signs in another way. */
  email?: string;
  passwordHash?: string;
  guestSeenAt?: SQL;
}

/** Inserts with an alias nobody has; two people who get the same one at once just draw again. */
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
