import { type addMyTopic, topicHoldsContact, topicKey } from '@serendip/contract/topics';
import { topics } from '../../db/schema/answers.ts';
import { and, eq, ne, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { holdsContact } from '../engine/holds-contact.ts';
import { lockMembership } from './lock-membership.ts';
import { mayBeShown } from './may-be-shown.ts';
import { readingOf } from './understood-of.ts';

/**
 * Adds or confirms a topic; safe to repeat. A removed one comes back. With the origin `read`, it undoes a removal
 * without confirming.
 */
export const addTopicHandler: Handler<typeof addMyTopic> = async ({ body, caller, event, request }, ctx) => {
  const { role, phrase, origin, shown: wanted } = body.topic;
  if (event.isClosed) throw new Refusal('event_closed');
  if (holdsContact(phrase)) throw invalid(topicHoldsContact);
  const key = topicKey(phrase);
  const shown = wanted ? await mayBeShown(ctx, { role, phrase }) : wanted;
  await ctx.database.db.transaction(async (tx) => {
    await lockMembership(tx, event, caller.id);
    const inRole = and(eq(topics.eventId, event.id), eq(topics.userId, caller.id), eq(topics.role, role));
    if (origin === 'read') {
      await tx.delete(topics).where(and(inRole, eq(topics.key, key), eq(topics.state, 'dismissed')));
      return;
    }
    const [others] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(topics)
      .where(and(inRole, eq(topics.state, 'own'), ne(topics.key, key)));
    if ((others?.count ?? 0) >= ctx.bounds.most('topics_per_role')) throw ctx.bounds.refusal('topics_per_role');
    await tx
      .insert(topics)
      .values({ eventId: event.id, userId: caller.id, role, key, phrase, state: 'own', shown: shown ?? false })
      .onConflictDoUpdate({
        target: [topics.eventId, topics.userId, topics.role, topics.key],
        set: {
          state: 'own',
          // An own one stays as it was typed first; only its eye is opened or closed.
          phrase: sql`case when ${topics.state} = 'own' then ${topics.phrase} else excluded.phrase end`,
          shown: shown ?? sql`${topics.shown}`,
        },
      });
  });
  return (await readingOf(ctx, event, caller.id, request.language)).understood;
};
