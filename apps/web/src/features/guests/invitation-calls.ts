import { getInvitation, joinAsGuest } from '@serendip/contract/guests';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { uuid } from '../../lib/uuid.ts';
import { eventKeys } from '../events/queries.ts';
import { beginWithQuestions } from './first-question.ts';

/** What a signed-out visitor may read of an event. `here` is the code of its evening, if the address holds one. */
export const invitation = (eventId: string, here: string | null) =>
  queryOptions({
    queryKey: ['invitation', eventId, here],
    queryFn: async ({ signal }) =>
      required(
        (await call(getInvitation, { params: { event_id: eventId }, query: here ? { here } : {} }, signal)).event,
      ),
  });

const draftName = (eventId: string) => `guest.${eventId}`;

/** Of this try and those after it, until one is answered: who taps again because no answer came is not to be two guests. */
function clientIdFor(eventId: string): string {
  const made = readDraft(draftName(eventId)) ?? uuid();
  writeDraft(draftName(eventId), made);
  return made;
}

/** Joins without an account: the call stores the token, and this the user, so that the event's own screen follows. */
export function useJoinAsGuest(eventId: string, here: string | null): (name: string) => Promise<void> {
  const client = useQueryClient();
  return async (name) => {
    const body = { guest: { name, client_id: clientIdFor(eventId) }, ...(here ? { here } : {}) };
    const { user, event } = await call(joinAsGuest, { params: { event_id: eventId }, body });
    writeDraft(draftName(eventId), '');
    beginWithQuestions(eventId);
    // What the visitor read is forgotten with this; the event as they see it now comes after.
    storeUser(required(user));
    client.setQueryData(eventKeys.one(eventId), required(event));
  };
}
