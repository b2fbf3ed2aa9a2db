import { getEventAtDoor, joinAsGuest } from '@serendip/contract/guests';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { uuid } from '../../lib/uuid.ts';
import { eventKeys } from '../events/queries.ts';
import { beginWithQuestions } from './first-question.ts';

/** The part of an event that signed-out visitors can read. `here` is the evening's code, if the address has one. */
export const eventAtDoor = (eventId: string, here: string | null) =>
  queryOptions({
    queryKey: ['event at the door', eventId, here],
    queryFn: async ({ signal }) =>
      required(
        (await call(getEventAtDoor, { params: { event_id: eventId }, query: here ? { here } : {} }, signal)).event,
      ),
  });

const draftName = (eventId: string) => `guest.${eventId}`;

/** The same key for every retry until one is answered, so that a retry does not make a second guest. */
function clientIdFor(eventId: string): string {
  const made = readDraft(draftName(eventId)) ?? uuid();
  writeDraft(draftName(eventId), made);
  return made;
}

/** Joins without an account. The call stores the token, and this stores the user, so that the event's screen opens. */
export function useJoinAsGuest(eventId: string, here: string | null): (name: string) => Promise<void> {
  const client = useQueryClient();
  return async (name) => {
    const body = { guest: { name, client_id: clientIdFor(eventId) }, ...(here ? { here } : {}) };
    const { user, event } = await call(joinAsGuest, { params: { event_id: eventId }, body });
    writeDraft(draftName(eventId), '');
    beginWithQuestions(eventId);
    // This clears the cache, so the event is stored afterwards.
    storeUser(required(user));
    client.setQueryData(eventKeys.one(eventId), required(event));
  };
}
