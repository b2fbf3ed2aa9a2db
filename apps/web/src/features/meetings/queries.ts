import type { DataOf } from '@serendip/contract/endpoint';
import type { listMyMatches } from '@serendip/contract/matching';
import { answerMeeting, type MeetingAnswer, saveNote } from '@serendip/contract/meetings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { NetworkError, statusMessage } from '../../api/errors.ts';
import { toast } from '../../ui/toast.ts';
import { matchingKeys } from '../matching/queries.ts';

type Mine = DataOf<typeof listMyMatches>;
interface Said {
  meeting: MeetingAnswer | null;
  note: string | null;
}

/** The same matches and rooms, with new answers about one person. */
function withSaid(mine: Mine, userId: string, said: Partial<Said>): Mine {
  return {
    ...mine,
    matches: mine.matches.map((match) => (match.user.id === userId ? { ...match, ...said } : match)),
    rooms: mine.rooms.map((room) => ({
      ...room,
      people: room.people.map((person) => (person.id === userId ? { ...person, ...said } : person)),
    })),
  };
}

/**
 * Stores an answer or note about a person, and updates every place that shows them. The caller retries without a
 * network.
 */
function useSaying<Variables>(
  eventId: string,
  userId: string,
  save: (params: { event_id: string; user_id: string }, value: Variables) => Promise<Partial<Said>>,
) {
  const client = useQueryClient();
  const queryKey = matchingKeys.mine(eventId);
  return useMutation({
    mutationFn: (value: Variables) => save({ event_id: eventId, user_id: userId }, value),
    // A read in flight would bring back the old value.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (said) => client.setQueryData<Mine>(queryKey, (mine) => mine && withSaid(mine, userId, said)),
    onError: (error) => {
      if (!(error instanceof NetworkError)) toast.error(statusMessage(error, 'Failed to save. Please try again.'));
    },
  });
}

export const useAnswerMeeting = (eventId: string, userId: string) =>
  useSaying(eventId, userId, (params, meeting: MeetingAnswer) => call(answerMeeting, { params, body: { meeting } }));

/** An empty note is removed. */
export const useSaveNote = (eventId: string, userId: string) =>
  useSaying(eventId, userId, (params, note: string) => call(saveNote, { params, body: { note } }));
