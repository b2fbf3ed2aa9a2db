import { limits } from '@serendip/contract/limits';
import {
  letParticipantIn,
  listParticipants,
  type ParticipantFilter,
  remindParticipants,
  removeParticipant,
  removeParticipants,
  updateParticipant,
} from '@serendip/contract/participants';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';
import { eventKeys } from '../events/queries.ts';

const peopleKeys = {
  ofEvent: (eventId: string) => ['people', eventId],
  counts: (eventId: string) => ['people', eventId, 'counts'],
  found: (eventId: string, filter: ParticipantFilter, query: string, label: string) => [
    'people',
    eventId,
    filter,
    query,
    label,
  ],
} as const;

/** The people in one state, with one label if any, who match the search, page by page. */
export const peopleOf = (eventId: string, filter: ParticipantFilter, query: string, label = '') =>
  infiniteQueryOptions({
    queryKey: peopleKeys.found(eventId, filter, query, label),
    queryFn: ({ pageParam, signal }) =>
      call(
        listParticipants,
        {
          params: { event_id: eventId },
          query: { filter, query, page: String(pageParam), ...(label ? { label_id: label } : {}) },
        },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page = 1, per_page = 0, total = 0 }) => (page * per_page < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** How many take part, and how many of them have answered every question. */
export const peopleCounts = (eventId: string) =>
  queryOptions({
    queryKey: peopleKeys.counts(eventId),
    queryFn: async ({ signal }) => {
      const request = { params: { event_id: eventId }, query: { per_page: '1' } };
      const { counts, questions_count: questions } = await call(listParticipants, request, signal);
      return { joined: counts.joined, answered: questions === 0 ? null : counts.joined - counts.unanswered };
    },
  });

/** Everyone who takes part or waits, in as few calls as possible. */
export async function everybodyOf(eventId: string) {
  const [first, ...rest] = await allPages((part) =>
    call(listParticipants, { params: { event_id: eventId }, query: { per_page: '1000', ...part } }),
  );
  return { ...first, participants: [first, ...rest].flatMap(({ participants }) => participants) };
}

/** Mails a reminder to people with unanswered questions. */
export const useRemind = (eventId: string) =>
  useSingleMutation({
    mutationKey: [...peopleKeys.ofEvent(eventId), 'remind'],
    mutationFn: () => call(remindParticipants, { params: { event_id: eventId } }),
  });

/** Reads an event and its people again, after some have come or gone. */
export function readPeopleAgain(client: QueryClient, eventId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: eventKeys.one(eventId) });
  return client.invalidateQueries({ queryKey: peopleKeys.ofEvent(eventId) });
}

/** Removes a person, or lets them in again. */
export function useRemoval(eventId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, letIn }: { userId: string; letIn: boolean }) =>
      call(letIn ? letParticipantIn : removeParticipant, { params: { event_id: eventId, user_id: userId } }),
    onSettled: () => readPeopleAgain(client, eventId),
  });
}

/** Removes people, as many in a call as the server takes. Answers how many there were. */
export function useRemoveSeveral(eventId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (userIds: readonly string[]) => {
      let count = 0;
      for (let from = 0; from < userIds.length; from += limits.removed_at_once_max) {
        const body = { user_ids: userIds.slice(from, from + limits.removed_at_once_max) };
        count += (await call(removeParticipants, { params: { event_id: eventId }, body })).removed.length;
      }
      return count;
    },
    onSettled: () => readPeopleAgain(client, eventId),
  });
}

/** Shows a person's alias in place of the name on the stage and on paper, or the name again. */
export function useShowAlias(eventId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, show }: { userId: string; show: boolean }) =>
      call(updateParticipant, {
        params: { event_id: eventId, user_id: userId },
        body: { participant: { show_alias: show } },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: peopleKeys.ofEvent(eventId) }),
  });
}
