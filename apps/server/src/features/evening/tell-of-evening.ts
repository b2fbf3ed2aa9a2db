import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import type { LiveSession } from './plan.ts';

/** Tells webhooks that round 1 begins, or that an evening ends. Of one that ends before round 1, only its end. */
export async function tellOfEvening(
  tx: Db,
  ctx: Pick<Ctx, 'queue'>,
  before: LiveSession,
  { id, eventId: event, state, round, rounds }: LiveSession,
): Promise<void> {
  if (before.state === state) return;
  const here = sql`(select count(*) from presences where session_id = ${id} and here)`;
  if (before.state === 'doors' && state !== 'ended') {
    const data = sql`jsonb_build_object('rounds', ${rounds}::int, 'here_count', ${here})`;
    await tellWebhooks(tx, ctx, { event, kind: 'evening.started', data });
  }
  if (state === 'ended') {
    const data = sql`jsonb_build_object('rounds_held', ${round ?? 0}::int, 'here_count', ${here})`;
    await tellWebhooks(tx, ctx, { event, kind: 'evening.ended', data });
  }
}
