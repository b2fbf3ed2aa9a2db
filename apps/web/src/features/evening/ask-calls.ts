import { getRoster } from '@serendip/contract/evening';
import { limits } from '@serendip/contract/limits';
import { declineParticipant, letParticipantIn, removeParticipants } from '@serendip/contract/participants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { eveningKeys } from './queries.ts';

/** Reads the people and the evening again, once no other tap is under way. */
function useReadAsksAgain(eventId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: eveningKeys.ofEvent(eventId) });
}

/** Lets in or declines a person who asks. */
export function useAnswerAsk(eventId: string) {
  const readAgain = useReadAsksAgain(eventId);
  return useMutation({
    mutationFn: ({ userId, letIn }: { userId: string; letIn: boolean }) =>
      call(letIn ? letParticipantIn : declineParticipant, { params: { event_id: eventId, user_id: userId } }),
    onSettled: readAgain,
  });
}

/** Declines everyone who asks at this moment, also people whom this page has not shown yet. */
export function useDeclineAll(eventId: string) {
  const readAgain = useReadAsksAgain(eventId);
  const params = { event_id: eventId };
  return useMutation({
    mutationFn: async () => {
      const { participants } = await call(getRoster, { params });
      const ids = participants.flatMap(({ id, state }) => (state === 'asking' ? [id] : []));
      for (let from = 0; from < ids.length; from += limits.removed_at_once_max)
        await call(removeParticipants, {
          params,
          body: { user_ids: ids.slice(from, from + limits.removed_at_once_max) },
        });
    },
    onSettled: readAgain,
  });
}
