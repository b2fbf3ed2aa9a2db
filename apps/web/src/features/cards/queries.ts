import {
  deletePicture,
  getCard,
  getMyCard,
  type OwnCard,
  saveMyCard,
  savePicture,
  saveSpotMe,
} from '@serendip/contract/cards';
import type { RequestOf } from '@serendip/contract/endpoint';
import type { Event } from '@serendip/contract/events';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { eventKeys } from '../events/queries.ts';

const cardKeys = { mine: ['cards', 'mine'], of: (userId: string) => ['cards', 'of', userId] } as const;

export const myCard = queryOptions({
  queryKey: cardKeys.mine,
  queryFn: async ({ signal }) => required((await call(getMyCard, {}, signal)).card),
});

/** A person's whole card. Lists say whether there is one. */
export const cardOf = (userId: string) =>
  queryOptions({
    queryKey: cardKeys.of(userId),
    queryFn: async ({ signal }) => required((await call(getCard, { params: { user_id: userId } }, signal)).card),
  });

function useCardChange<Input>(change: (input: Input) => Promise<{ card: OwnCard }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ card }) => {
      if (card) client.setQueryData(cardKeys.mine, card);
    },
  });
}

export const useSaveCard = () =>
  useCardChange((card: RequestOf<typeof saveMyCard>['body']['card']) => call(saveMyCard, { body: { card } }));

/** Saves a picture, or removes it. */
export const useSavePicture = () =>
  useCardChange((picture: Blob | null) => (picture ? call(savePicture, { body: picture }) : call(deletePicture, {})));

export function useSaveSpotMe(eventId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(saveSpotMe, { params: { event_id: eventId }, body: { text } }),
    onSuccess: ({ spot_me }) =>
      client.setQueryData(eventKeys.one(eventId), (event: Event | undefined) => event && { ...event, spot_me }),
  });
}
