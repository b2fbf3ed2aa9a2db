import { getMyCard } from '@serendip/contract/cards';
import { type ContactOffer, shareContact, takeBackContact } from '@serendip/contract/contacts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Queries of other features whose data contains contacts. They are invalidated. */
const holders = [['matching'], ['messages', 'conversations'], ['messages', 'thread']];

/** The fields of the user's card that can be shared. Read again on each use. */
export const shareable = queryOptions({
  queryKey: ['contacts', 'shareable'],
  queryFn: async ({ signal }) => (await call(getMyCard, {}, signal)).card,
  staleTime: 0,
});

function useChange<Variables>(change: (value: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => Promise.all(holders.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const useShareContact = (userId: string) =>
  useChange((contact: ContactOffer) => call(shareContact, { params: { user_id: userId }, body: { contact } }));

export const useTakeBackContact = (userId: string) =>
  useChange((_: undefined) => call(takeBackContact, { params: { user_id: userId } }));
