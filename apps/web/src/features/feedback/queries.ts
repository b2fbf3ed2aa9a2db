import { type FeedbackType, getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const feedbackKeys = { ofEvent: (eventId: string) => ['feedback', eventId] } as const;

/** 'positive', 'negative' or null. */
export const eventFeedback = (eventId: string) =>
  queryOptions({
    queryKey: feedbackKeys.ofEvent(eventId),
    queryFn: async ({ signal }) =>
      (await call(getFeedback, { params: { event_id: eventId } }, signal)).feedback?.feedback_type ?? null,
  });

/** Gives feedback. Null removes it. */
export function useGiveFeedback(eventId: string) {
  const client = useQueryClient();
  const params = { event_id: eventId };
  return useMutation({
    mutationFn: async (type: FeedbackType | null): Promise<FeedbackType | null> => {
      if (type) await call(giveFeedback, { params, body: { feedback: { feedback_type: type } } });
      else await call(withdrawFeedback, { params });
      return type;
    },
    // A read in flight would bring back the old value.
    onMutate: () => client.cancelQueries({ queryKey: feedbackKeys.ofEvent(eventId) }),
    onSuccess: (type) => client.setQueryData(feedbackKeys.ofEvent(eventId), type),
  });
}
