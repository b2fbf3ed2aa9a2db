import { type FeedbackType, getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const feedbackKeys = { ofEvent: (eventId: string) => ['feedback', eventId] } as const;

/** 'positive', 'negative', or null when none was given. */
export const eventFeedback = (eventId: string) =>
  queryOptions({
    queryKey: feedbackKeys.ofEvent(eventId),
    queryFn: async ({ signal }) =>
      (await call(getFeedback, { params: { event_id: eventId } }, signal)).feedback?.feedback_type ?? null,
  });

/** Gives feedback, or takes it back when called with null. */
export function useGiveFeedback(eventId: string) {
  const client = useQueryClient();
  const params = { event_id: eventId };
  return useMutation({
    mutationFn: async (type: FeedbackType | null): Promise<FeedbackType | null> => {
      if (type) await call(giveFeedback, { params, body: { feedback: { feedback_type: type } } });
      else await call(withdrawFeedback, { params });
      return type;
    },
    // A read still on its way would bring back what stood before.
    onMutate: () => client.cancelQueries({ queryKey: feedbackKeys.ofEvent(eventId) }),
    onSuccess: (type) => client.setQueryData(feedbackKeys.ofEvent(eventId), type),
  });
}
