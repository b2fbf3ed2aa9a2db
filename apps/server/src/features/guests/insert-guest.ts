import type { Db } from '../../db/database.ts';
import { guestDevices } from '../../db/schema/accounts.ts';
import { cards } from '../../db/schema/cards.ts';
import { sql } from '../../db/sql.ts';
import { hashToken } from '../../http/authorise.ts';
import { insertUser } from '../identity/insert-user.ts';

/**
 * Creates an account without e-mail and password, with a name on its card. Only its session opens it until it is
 * claimed. Throws AccountThere if the id is taken.
 */
export async function insertGuest(
  tx: Db,
  { name, device, eventId, email }: { name: string; device: string; eventId: string; email?: string | undefined },
  id: string | undefined,
) {
  const guest = await insertUser(tx, { id, guestSeenAt: sql`now()`, ...(email !== undefined && { email }) });
  await tx.insert(cards).values({ userId: guest.id, name, namedForEvent: eventId });
  await tx.insert(guestDevices).values({ userId: guest.id, deviceHash: hashToken(device) });
  return guest;
}
