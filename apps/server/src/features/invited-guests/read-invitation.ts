import type { readInvitation } from '@serendip/contract/answer-invitation';
import type { Handler } from '../../http/bind.ts';
import { openInvitation } from './find-invitation.ts';
import { presentOpened } from './present.ts';

export const readInvitationHandler: Handler<typeof readInvitation> = async ({ params, request }, ctx) => ({
  invitation: await presentOpened(ctx, await openInvitation(ctx.database.db, ctx, params.token, request)),
});
