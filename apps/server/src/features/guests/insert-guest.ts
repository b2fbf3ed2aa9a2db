import type { Db } from '../../db/database.ts';
import { cards } from '../../db/schema/cards.ts';
import { sql } from '../../db/sql.ts';
import { insertUser } from '../accounts/insert-user.ts';

/** An account of one phone, with a name on its card: nobody but its session gets into it until it is claimed. */
export async function insertGuest(tx: Db, name: string) {
  const guest = await insertUser(tx, { guestSeenAt: sql`now()` });
  await tx.insert(cards).values({ userId: guest.id, name });
  return guest;
}
