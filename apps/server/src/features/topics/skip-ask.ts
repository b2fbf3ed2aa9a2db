import type { skipTopicAsk } from '@serendip/contract/topics';
import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { lockMembership } from './lock-membership.ts';
import { answersHash } from './queries.ts';
import { readingOf } from './understood-of.ts';

/** Skips the question of a role while the answers stay the same. */
export const skipAskHandler: Handler<typeof skipTopicAsk> = async ({ body, caller, event, request }, ctx) => {
  await ctx.database.db.transaction(async (tx) => {
    await lockMembership(tx, event, caller.id);
    await tx.execute(sql`
      insert into topic_skips (event_id, user_id, role, answers_hash)
      select ${event.id}::uuid, ${caller.id}::uuid, ${body.role}, a.hash from (${answersHash(event.id, caller.id)}) a
      on conflict (event_id, user_id, role) do update set answers_hash = excluded.answers_hash`);
  });
  return (await readingOf(ctx, event, caller.id, request.language)).understood;
};
