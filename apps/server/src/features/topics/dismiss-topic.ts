import { type TopicRole, topicKey } from '@serendip/contract/topics';
import type { Ctx } from '../../context.ts';
import { topics } from '../../db/schema/answers.ts';
import { and, desc, eq, notInArray } from '../../db/sql.ts';
import type { JoinedEvent } from '../../http/authorise.ts';
import { lockMembership } from './lock-membership.ts';

/** Dismisses a read topic. Beyond the bound, the oldest dismissed one is deleted. */
export async function dismissTopic(
  { bounds, database: { db } }: Ctx,
  event: JoinedEvent,
  userId: string,
  { role, phrase }: { role: TopicRole; phrase: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, event, userId);
    await tx
      .insert(topics)
      .values({ eventId: event.id, userId, role, key: topicKey(phrase), phrase, state: 'dismissed' })
      .onConflictDoNothing();
    const dismissed = and(
      eq(topics.eventId, event.id),
      eq(topics.userId, userId),
      eq(topics.role, role),
      eq(topics.state, 'dismissed'),
    );
    const newest = tx
      .select({ key: topics.key })
      .from(topics)
      .where(dismissed)
      .orderBy(desc(topics.seq))
      .limit(bounds.most('dismissed_topics_per_role'));
    await tx.delete(topics).where(and(dismissed, notInArray(topics.key, newest)));
  });
}
