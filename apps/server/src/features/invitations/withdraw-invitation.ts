import type { withdrawInvitation } from '@serendip/contract/invitations';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { endInvitations } from './end-invitations.ts';

export const withdrawInvitationHandler: Handler<typeof withdrawInvitation> = async (
  { event, params },
  { database: { db } },
) => {
  const which = sql`i.id = ${params.invitation_id} and i.event_id = ${event.id}`;
  if ((await endInvitations(db, which, 'withdrawn')) === 0) throw new Refusal('invitation_not_found');
  return {};
};
