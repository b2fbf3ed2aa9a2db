import { addCohost, listCohosts, removeCohost } from '@serendip/contract/cohosts';
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

export function useAddCohost(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...cohostsKey(eventId), 'add'],
    mutationFn: (email: string) => call(addCohost, { params: { event_id: eventId }, body: { cohost: { email } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: cohostsKey(eventId) }),
  });
}

/** Removes a co-host. Co-hosts who remove themselves see the event as guests do. */
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
