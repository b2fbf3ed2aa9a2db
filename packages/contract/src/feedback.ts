import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId } from './ids.ts';

export const feedbackTypes = ['positive', 'negative'] as const;
export const feedback = z.object({ feedback_type: z.enum(feedbackTypes) }).meta({ id: 'Feedback' });
export type FeedbackType = (typeof feedbackTypes)[number];

const params = z.object({ event_id: eventId });
const tag = 'Feedback';

export const getFeedback = defineEndpoint({
  id: 'getFeedback',
  method: 'GET',
  path: '/events/:event_id/feedback',
  tag,
  summary: 'Read your feedback',
  description: 'The answer is null until you give some.',
  access: 'event',
  params,
  data: z.object({ feedback: feedback.nullable() }),
  message: 'ok',
  failures: [],
});

export const giveFeedback = defineEndpoint({
  id: 'giveFeedback',
  method: 'POST',
  path: '/events/:event_id/feedback',
  tag,
  summary: 'Say whether you met someone interesting',
  description: 'A second answer replaces the first.',
  access: 'joined',
  params,
  body: z.object({
    feedback: z.object({
      feedback_type: z.enum(feedbackTypes, {
        error: fault('eitherOf', { field: 'feedback_type', others: 'positive', last: 'negative' }),
      }),
    }),
  }),
  data: z.object({ feedback }),
  message: 'feedbackThanks',
  failures: [],
});

export const withdrawFeedback = defineEndpoint({
  id: 'withdrawFeedback',
  method: 'DELETE',
  path: '/events/:event_id/feedback',
  tag,
  summary: 'Take back your feedback',
  description: 'Taking back none succeeds.',
  access: 'joined',
  params,
  data: z.object({}),
  message: 'feedbackRemoved',
  failures: [],
});
