import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { mayWrite } from './queries.ts';

/** Throws `user_not_found`, or `not_matched` when the two have nothing to do with each other. */
export async function requireContact(db: Db, callerId: string, partnerId: string): Promise<void> {
  const allowed = await mayWrite(db, callerId, partnerId);
  if (allowed === undefined) throw new Refusal('user_not_found');
  if (!allowed) throw new Refusal('not_matched');
}
