import type { Db } from '../../db/database.ts';
import { contactOffers } from '../../db/schema/after-meeting.ts';
import { eq, or } from '../../db/sql.ts';

/** What a person offered to others goes with the account, and so does what others offered to them. */
export async function eraseContacts(tx: Db, userId: string): Promise<void> {
  await tx.delete(contactOffers).where(or(eq(contactOffers.userId, userId), eq(contactOffers.otherId, userId)));
}
