import { getEvent } from '@serendip/contract/events';
import { listEventQuestions } from '@serendip/contract/questions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** An event and its questions for the wizard. Read again for each visit, but not while the wizard is open. */
export const storedEvent = (eventId: string) =>
  queryOptions({
    queryKey: ['event-wizard', eventId],
    queryFn: async ({ signal }) => {
      const params = { event_id: eventId };
      const [{ event }, { questions }] = await Promise.all([
        call(getEvent, { params }, signal),
        call(listEventQuestions, { params }, signal),
      ]);
      return { event, questions };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
