import type { takeBackContact } from '@serendip/contract/contacts';
import { users } from '../../db/schema/accounts.ts';
import { contactOffers } from '../../db/schema/after-meeting.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { readContact } from '../messages/contact-state.ts';

/** Ends the caller's offer, in any state of the two people. */
export const takeBackContactHandler: Handler<typeof takeBackContact> = async (
  { caller, params },
  { database: { db } },
) =>
  db.transaction(async (tx) => {
    const { user_id: otherId } = params;
    const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.id, otherId));
    if (!other) throw new Refusal('user_not_found');
    await tx.delete(contactOffers).where(and(eq(contactOffers.userId, caller.id), eq(contactOffers.otherId, otherId)));
    return { contact: await readContact(tx, caller.id, otherId) };
  });
