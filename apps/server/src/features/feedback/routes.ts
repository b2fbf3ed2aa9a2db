import { getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { bind } from '../../http/bind.ts';
import { giveFeedbackHandler } from './give-feedback.ts';
import { presentFeedback } from './present.ts';
import { feedbackOf } from './queries.ts';
import { withdrawFeedbackHandler } from './withdraw-feedback.ts';

export const feedbackRoutes = [
  bind(getFeedback, async ({ caller, event }, { database: { db } }) => {
    const given = event.isJoined ? await feedbackOf(db, event.id, caller.id) : undefined;
    return { feedback: given ? presentFeedback(given) : null };
  }),
  bind(giveFeedback, giveFeedbackHandler),
  bind(withdrawFeedback, withdrawFeedbackHandler),
];
