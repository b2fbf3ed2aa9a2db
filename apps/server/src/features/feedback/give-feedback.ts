import type { giveFeedback } from '@serendip/contract/feedback';
import { eventFeedback } from '../../db/schema/events.ts';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { presentFeedback } from './present.ts';

/** Stores a person's one feedback on an event. A second one replaces the first. */
export const giveFeedbackHandler: Handler<typeof giveFeedback> = async (
  { body, caller, event },
  { database: { db } },
) => {
  const { feedback_type: feedbackType } = body.feedback;
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    await tx
      .insert(eventFeedback)
      .values({ eventId: event.id, userId: caller.id, feedbackType })
      .onConflictDoUpdate({
        target: [eventFeedback.eventId, eventFeedback.userId],
        set: { feedbackType, updatedAt: sql`now()` },
      });
  });
  return { feedback: presentFeedback({ feedbackType }) };
};
