import type { invitePerson } from '@serendip/contract/invitations';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { requireRoom } from './add-guest-list.ts';
import { addressKey } from './address-key.ts';
import { askForMails } from './ask-for-mails.ts';
import { knownAt } from './known-rows.ts';
import { requireOpenToInvite, requireSender } from './open-to-invite.ts';
import { invitationAt } from './queries.ts';
import { storeInvitations } from './store-invitations.ts';

/** Invites one person. Repeated and concurrent calls invite once. */
export const invitePersonHandler: Handler<typeof invitePerson> = async ({ body, caller, event }, ctx) => {
  const { name, email } = body.invitation;
  await requireSender(ctx, caller.id);
  const row = { name, email, address_hash: addressKey(ctx.keys, email), labels: [], answers: [] };
  return ctx.database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    await requireOpenToInvite(tx, event.id, ctx.now());
    const { invited, there } = await knownAt(tx, event.id, [row]);
    if (there.size > 0) throw new Refusal('takes_part_already');
    if (invited.size === 0) await requireRoom(tx, ctx, event.id, 1);
    await storeInvitations(tx, { eventId: event.id, hostId: caller.id, listId: null, invite: true }, [row]);
    await askForMails(tx, ctx);
    return { invitation: await invitationAt(tx, event.id, row.address_hash) };
  });
};
