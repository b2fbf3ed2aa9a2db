import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { inEvening, moveOn } from '../in-evening.ts';
import { ended } from '../plan.ts';

/** Ends evenings that have run for a week, so that their codes stop working. */
export async function endForgottenEvenings(ctx: Ctx): Promise<void> {
  const isForgotten = sql`opened_at < now() - make_interval(days => ${limits.evening_days_max}::int)`;
  const forgotten = await rowsOf<{ id: string; event_id: string }>(
    ctx.database.db,
    sql`select id, event_id from live_sessions where state <> 'ended' and ${isForgotten}`,
  );
  for (const { id, event_id } of forgotten)
    await inEvening(ctx, event_id, async (tx, { session, now }) => {
      if (session?.id === id && session.state !== 'ended') await moveOn(tx, ctx, session, ended(session, now));
    });
}
