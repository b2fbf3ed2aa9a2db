import type { getInvitation } from '@serendip/contract/guests';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { momentsOf } from '../event-facts/moments.ts';
import { isOver } from '../event-facts/over.ts';
import { invitationTo } from './invitation.ts';

/** 404 if joining as a guest is not possible, like for an unknown event. */
export const getInvitationHandler: Handler<typeof getInvitation> = async ({ params, query, request }, ctx) => {
  const invitation = await invitationTo(ctx, params.event_id, query.here, request);
  if (!invitation || invitation.closed) throw new Refusal('event_not_found');
  const { closed: _closed, doors_open: open, code: _code, capacity, waiting_count, ...event } = invitation;
  const full = capacity !== null && event.participants_count + waiting_count >= capacity;
  return { event: { ...event, ...momentsOf(event), over: !open && isOver(event, ctx.now()), full } };
};
