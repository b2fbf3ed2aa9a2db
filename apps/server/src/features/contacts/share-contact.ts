import type { shareContact } from '@serendip/contract/contacts';
import { contactOffers } from '../../db/schema/after-meeting.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { readContact } from '../messages/contact-state.ts';
import { mayWrite } from '../messages/queries.ts';
import { eventOfTwo } from '../notifications/event-of-two.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Stores an offer from one person to another. 403 unless they can write to each other or one has offered before, so a
 * swapped contact can still be changed after a later run or a deleted event.
 */
export const shareContactHandler: Handler<typeof shareContact> = async ({ body, caller, params }, ctx) =>
  ctx.database.db.transaction(async (tx) => {
    const { user_id: otherId } = params;
    await lockUsers(tx, caller.id, otherId, 'share', { erased: 'no_contact', self: 'no_contact' });
    const before = await readContact(tx, caller.id, otherId);
    const known = before.offered !== null || before.they_offered;
    if (!known && !(await mayWrite(tx, caller.id, otherId))) throw new Refusal('no_contact');
    const offer = body.contact;
    await tx
      .insert(contactOffers)
      .values({ userId: caller.id, otherId, ...offer })
      .onConflictDoUpdate({
        target: [contactOffers.userId, contactOffers.otherId],
        set: { ...offer, updatedAt: sql`now()` },
      });
    // Notifies once per pair, however often a person takes it back and shares it again.
    if (before.offered === null && before.they_offered) {
      const event = await eventOfTwo(tx, otherId, caller.id);
      await notify(tx, ctx, {
        kind: 'contact_returned',
        users: [otherId],
        cause: caller.id,
        other: caller.id,
        ...(event && { event }),
      });
    }
    return { contact: await readContact(tx, caller.id, otherId) };
  });
