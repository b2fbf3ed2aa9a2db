import type { removeParticipant, removeParticipants } from '@serendip/contract/participants';
import type { Handler } from '../../http/bind.ts';
import { removePeople } from './remove-people.ts';

export const removeParticipantHandler: Handler<typeof removeParticipant> = async ({ caller, event, params }, ctx) => {
  await removePeople(ctx, event, caller.id, [params.user_id]);
  return {};
};

export const removeParticipantsHandler: Handler<typeof removeParticipants> = async ({ body, caller, event }, ctx) => ({
  removed: await removePeople(ctx, event, caller.id, [...new Set(body.user_ids)]),
});
