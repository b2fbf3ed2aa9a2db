import type { RequestOf } from '@serendip/contract/endpoint';
import { listWords, muteWords, writeWord } from '@serendip/contract/words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';

const wordKeys = { ofEvent: (eventId: string) => ['words', eventId] } as const;

/** The newest words: all of them for hosts, for guests those that were sent to them. */
export const wordsOf = (eventId: string) =>
  queryOptions({
    queryKey: wordKeys.ofEvent(eventId),
    queryFn: ({ signal }) => call(listWords, { params: { event_id: eventId } }, signal),
  });

export type NewWord = RequestOf<typeof writeWord>['body']['word'];

/** Sends a word, or asks with `dry_run` how many people it would reach. */
export function useWriteWord(eventId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: [...wordKeys.ofEvent(eventId), 'write'],
    mutationFn: (word: NewWord) => call(writeWord, { params: { event_id: eventId }, body: { word } }),
    onSuccess: ({ word }) => {
      if (word) void client.invalidateQueries({ queryKey: wordKeys.ofEvent(eventId) });
    },
  });
}

/** The switch follows the finger, and goes back if the server refuses. */
export function useMuteWords(eventId: string) {
  const client = useQueryClient();
  const show = (muted: boolean) =>
    client.setQueryData(wordsOf(eventId).queryKey, (known) => known && { ...known, muted });
  return useMutation({
    mutationFn: (muted: boolean) => call(muteWords, { params: { event_id: eventId }, body: { words: { muted } } }),
    onMutate: show,
    onError: (_error, muted) => show(!muted),
  });
}
