import { type FeedbackType, getFeedback, giveFeedback, withdrawFeedback } from '@serendip/contract/feedback';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eventFeedback } from '../../db/schema.ts';
import { bind } from '../../http/bind.ts';
import { holdAccount } from '../accounts/hold-account.ts';

const own = (eventId: string, userId: string) =>
  and(eq(eventFeedback.eventId, eventId), eq(eventFeedback.userId, userId));

const presentFeedback = (type: string) => ({ feedback_type: type as FeedbackType });

async function readFeedback(db: Db, eventId: string, userId: string) {
  const [row] = await db.select().from(eventFeedback).where(own(eventId, userId));
  return row ? presentFeedback(row.feedbackType) : null;
}

export const feedbackRoutes = [
  bind(getFeedback, async ({ caller, event }, { database: { db } }) => ({
    feedback: event.isJoined ? await readFeedback(db, event.id, caller.id) : null,
  })),
  bind(giveFeedback, async ({ body, caller, event }, { database: { db } }) => {
    const { feedback_type: feedbackType } = body.feedback;
    await db.transaction(async (tx) => {
      await holdAccount(tx, caller.id);
      await tx
        .insert(eventFeedback)
        .values({ eventId: event.id, userId: caller.id, feedbackType })
        .onConflictDoUpdate({
          target: [eventFeedback.eventId, eventFeedback.userId],
          set: { feedbackType, updatedAt: sql`now()` },
        });
    });
    return { feedback: presentFeedback(feedbackType) };
  }),
  bind(withdrawFeedback, async ({ caller, event }, { database: { db } }) => {
    await db.delete(eventFeedback).where(own(event.id, caller.id));
    return {};
  }),
];
