import type { Db } from '../../db/database.ts';
import { contactOffers } from '../../db/schema/after-meeting.ts';
import { eq, or } from '../../db/sql.ts';

/** An erasure deletes the person's offers and the offers to them. */
export async function eraseContacts(tx: Db, userId: string): Promise<void> {
  await tx.delete(contactOffers).where(or(eq(contactOffers.userId, userId), eq(contactOffers.otherId, userId)));
}
