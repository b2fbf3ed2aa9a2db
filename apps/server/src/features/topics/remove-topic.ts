import { type removeMyTopic, type TopicRole, topicKey } from '@serendip/contract/topics';
import type { Ctx } from '../../context.ts';
import { topics } from '../../db/schema/answers.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { JoinedEvent } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { dismissTopic } from './dismiss-topic.ts';
import { readingOf } from './understood-of.ts';

/**
 * Removes an own topic, or dismisses a read one. An own topic that the answers also hold is dismissed, so that it stays
 * off the card. 404 if there is neither.
 */
export const removeTopicHandler: Handler<typeof removeMyTopic> = async ({ caller, event, query, request }, ctx) => {
  const { role } = query;
  const key = topicKey(query.phrase);
  const removed = await removeOwn(ctx, event, caller.id, role, key);
  const { understood, isWhole } = await readingOf(ctx, event, caller.id, request.language);
  const read = [...understood.topics, ...understood.maybe].find(
    (topic) => topic.role === role && topicKey(topic.phrase) === key,
  );
  if (!read && removed) return understood;
  // The answers cannot be read now.
  if (!read) throw new Refusal(isWhole ? 'topic_not_found' : 'not_ready');
  await dismissTopic(ctx, event, caller.id, read);
  return (await readingOf(ctx, event, caller.id, request.language)).understood;
};

async function removeOwn({ database: { db } }: Ctx, event: JoinedEvent, userId: string, role: TopicRole, key: string) {
  const gone = await db
    .delete(topics)
    .where(
      and(
        eq(topics.eventId, event.id),
        eq(topics.userId, userId),
        eq(topics.role, role),
        eq(topics.key, key),
        eq(topics.state, 'own'),
      ),
    )
    .returning({ key: topics.key });
  return gone.length > 0;
}
