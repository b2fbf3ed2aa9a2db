import {
  answerCohostInvitation,
  askCohost,
  type CohostRole,
  listCohostInvitations,
  listCohosts,
  removeCohost,
} from '@serendip/contract/cohosts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';
import { eventKeys } from '../events/queries.ts';

const cohostsKey = (eventId: string) => ['cohosts', eventId] as const;

export const cohostsOf = (eventId: string) =>
  queryOptions({
    queryKey: cohostsKey(eventId),
    queryFn: async ({ signal }) => (await call(listCohosts, { params: { event_id: eventId } }, signal)).cohosts,
  });

export function useAskCohost(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...cohostsKey(eventId), 'add'],
    mutationFn: ({ email, role }: { email: string; role: CohostRole }) =>
      call(askCohost, {
        params: { event_id: eventId },
        body: { cohost: { email, ...(role === 'door' ? { role } : {}) } },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: cohostsKey(eventId) }),
  });
}

export const cohostInvitations = queryOptions({
  queryKey: ['cohost-invitations'] as const,
  queryFn: async ({ signal }) => (await call(listCohostInvitations, {}, signal)).invitations,
});

/** Says yes or no to hosting an event. After a yes, the event is on the user's list. */
export function useAnswerInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ eventId, accept }: { eventId: string; accept: boolean }) =>
      call(answerCohostInvitation, { params: { event_id: eventId }, body: { cohost: { accept } } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: eventKeys.all });
      return client.invalidateQueries({ queryKey: cohostInvitations.queryKey });
    },
  });
}

/** Removes a co-host, or takes back the question. Co-hosts who remove themselves see the event as guests do. */
export function useRemoveCohost(eventId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call(removeCohost, { params: { event_id: eventId, user_id: userId } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: eventKeys.all });
      return client.invalidateQueries({ queryKey: cohostsKey(eventId) });
    },
  });
}
