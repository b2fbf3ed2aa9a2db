import type { remindInvited } from '@serendip/contract/invitations';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { askForMails } from './ask-for-mails.ts';
import { canBeReminded } from './can-be-reminded.ts';
import { requireOpenToInvite, requireSender } from './open-to-invite.ts';

/**
 * Reminds everybody who has not answered. An invitation that is held back counts as reminded and gets no second mail. The rows are
 * locked, so two hosts who press at once remind once.
 */
export const remindInvitedHandler: Handler<typeof remindInvited> = async ({ caller, event }, ctx) => {
  await requireSender(ctx, caller.id);
  return ctx.database.db.transaction(async (tx) => {
    await requireOpenToInvite(tx, event.id, ctx.now());
    const reminded = await rowsOf<{ id: string }>(
      tx,
      sql`update invitations i set reminders = reminders + 1, reminded_at = now(), invited_by = coalesce(i.invited_by, ${caller.id}),
          mail_due_at = coalesce(mail_due_at, now()), mail_asked_at = coalesce(mail_asked_at, now()),
          mail_counted = mail_counted and mail_due_at is not null
        where i.event_id = ${event.id} and ${canBeReminded} returning i.id`,
    );
    if (reminded.length > 0) await askForMails(tx, ctx);
    return { reminded: reminded.length };
  });
};
