import type { forgetInvitation } from '@serendip/contract/answer-invitation';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { deleteMailsJob } from '../../queue/jobs.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { isTaken } from '../identity/insert-user.ts';
import { endInvitations } from '../invitations/end-invitations.ts';
import { isElsewhere, openInvitation } from './find-invitation.ts';

/** The outbox of a server without mail is emptied of this address, too, unless an account has it. */
export const forgetInvitationHandler: Handler<typeof forgetInvitation> = async ({ params, request }, ctx) => {
  await ctx.database.db.transaction(async (tx) => {
    const opened = await openInvitation(tx, ctx, params.token, request, { lock: true });
    if (isElsewhere(opened)) throw new Refusal('invitation_elsewhere');
    await endInvitations(tx, sql`i.id = ${opened.id}`, 'forgotten');
    if (!ctx.config.smtpUrl && !(await isTaken(tx, opened.email)))
      await ctx.queue.enqueue(tx, deleteMailsJob, { address_hash: addressHash(opened.email) });
  });
  return {};
};
