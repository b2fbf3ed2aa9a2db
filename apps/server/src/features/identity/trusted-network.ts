import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { throttles } from '../../db/schema/accounts.ts';
import { sql } from '../../db/sql.ts';
import { throttleKey } from './throttle-key.ts';

const ofPerson = (email: string) => `signed_in_from:${throttleKey([email])}:`;

/** The key of a person's sign-in from an address. */
export const trustKey = (email: string, address: string): string => ofPerson(email) + throttleKey([address]);

/** Whether the person has signed in from this address before, so that other people's wrong guesses do not count here. */
export const isForStrangers = (rule: string): boolean =>
  rule === 'wrong_passwords_per_account' || rule === 'wrong_passwords_per_address';

/** Records for 30 days that the person signed in from here, so that other people's guesses do not lock them out. */
export async function trustNetwork(db: Db, { config }: Ctx, email: string, address: string): Promise<void> {
  if (!config.rateLimit) return;
  const expire = sql`now() + interval '30 days'`;
  await db
    .insert(throttles)
    .values({ key: trustKey(email, address), points: 0, expire })
    .onConflictDoUpdate({ target: throttles.key, set: { expire } });
}

/** Deletes the records of a person's addresses. */
export const forgetNetworks = (tx: Db, email: string) =>
  tx.delete(throttles).where(sql`starts_with(${throttles.key}, ${ofPerson(email)})`);
