import type { RequestOf } from '@serendip/contract/endpoint';
import {
  createEvent,
  deleteEvent,
  type Event,
  getEvent,
  joinEvent,
  leaveEvent,
  listHostedEvents,
  listJoinedEvents,
  updateEvent,
} from '@serendip/contract/events';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';
import { entryOf } from './entry-of.ts';
import { hasPlace } from './has-place.ts';

export const eventKeys = {
  all: ['events'],
  hosted: ['events', 'hosted'],
  joined: ['events', 'joined'],
  one: (eventId: string) => ['events', 'one', eventId],
} as const;

export const hostedEvents = queryOptions({
  queryKey: eventKeys.hosted,
  queryFn: async ({ signal }) =>
    (await allPages((query) => call(listHostedEvents, { query }, signal))).flatMap(({ events }) => events),
});

export const joinedEvents = queryOptions({
  queryKey: eventKeys.joined,
  queryFn: async ({ signal }) =>
    (await allPages((query) => call(listJoinedEvents, { query }, signal))).flatMap(({ events }) => events),
});

/** For lists that do not show their errors: they load again until they succeed. */
export const retryOnError = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? 10_000 : false),
} as const;

export const oneEvent = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.one(eventId),
    queryFn: async ({ signal }) => {
      const { event } = await call(getEvent, { params: { event_id: eventId } }, signal);
      if (!event) throw new ApiError(404, '');
      return event;
    },
    // Polls for people on the waiting list or at the door, so that they see when they get a place or are let in.
    refetchInterval: ({ state: { data } }) =>
      data?.user_asked ? (data.joining === 'ask' ? 10_000 : 4_000) : data?.user_waiting ? 15_000 : false,
  });

export type EventInput = RequestOf<typeof createEvent>['body']['event'];
type EventChanges = RequestOf<typeof updateEvent>['body']['event'];

/** Creates an event, or updates the one with this id. Returns the stored event. */
export function useSaveEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (write: { event: EventInput } | { eventId: string; event: EventChanges }) =>
      'eventId' in write
        ? (await call(updateEvent, { params: { event_id: write.eventId }, body: { event: write.event } })).event
        : (await call(createEvent, { body: write })).event,
    onSuccess: (event) => {
      if (event?.id) client.setQueryData(eventKeys.one(event.id), event);
      return client.invalidateQueries({ queryKey: eventKeys.hosted });
    },
  });
}

/** Opens a closed event of the caller. */
export function useOpenEvent(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['open event', eventId],
    mutationFn: async () =>
      (await call(updateEvent, { params: { event_id: eventId }, body: { event: { closed: false } } })).event,
    onSuccess: (event) => {
      if (event) client.setQueryData(eventKeys.one(eventId), event);
      void client.invalidateQueries({ queryKey: eventKeys.hosted });
    },
  });
}

/** Deletes an event for everyone. Its cached data is dropped when the screen has left it. */
export function useDeleteEvent(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['delete event', eventId],
    mutationFn: (name: string) => call(deleteEvent, { params: { event_id: eventId }, body: { event: { name } } }),
    onSuccess: () => {
      for (const queryKey of [eventKeys.hosted, eventKeys.joined]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** The event as it will be after the call. */
function withMembership(event: Event, joined: boolean, userId: string): Event {
  if (joined === (event.user_joined || event.user_waiting || event.user_asked)) return event;
  if (event.user_asked) return { ...event, user_asked: false };
  if (event.user_waiting) return { ...event, user_waiting: false, waiting_count: Math.max(0, event.waiting_count - 1) };
  if (joined && entryOf(event, userId) === 'asks') return { ...event, user_asked: true };
  if (joined && !hasPlace(event)) return { ...event, user_waiting: true, waiting_count: event.waiting_count + 1 };
  return {
    ...event,
    user_joined: joined,
    participants_count: Math.max(0, event.participants_count + (joined ? 1 : -1)),
  };
}

/**
 * Joins or leaves. The screen changes at once and rolls back if the call fails. Only one call runs at a time: a second
 * one would roll back to the first one's optimistic state.
 */
export function useMembership(eventId: string) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const key = eventKeys.one(eventId);
  return useSingleMutation({
    mutationKey: ['membership', eventId],
    mutationFn: async (join: boolean) =>
      (await call(join ? joinEvent : leaveEvent, { params: { event_id: eventId } })).event,
    onMutate: async (join) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Event>(key);
      if (before) client.setQueryData(key, withMembership(before, join, userId));
      return { before };
    },
    onError: (_error, _join, context) => {
      if (context?.before) client.setQueryData(key, context.before);
    },
    onSuccess: (event) => {
      if (event) client.setQueryData(key, event);
    },
    // Not awaited: offline the reads pause, and the error has to show at once.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: eventKeys.all });
    },
  });
}
