import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** Tells webhooks that guests see the matches of a run now. */
export const tellOfPublished = (tx: Db, ctx: Pick<Ctx, 'queue'>, eventId: string, runId: string): Promise<void> =>
  tellWebhooks(tx, ctx, {
    event: eventId,
    kind: 'matches.published',
    data: sql`(select jsonb_build_object('match_run_id', r.id, 'participants_count', r.total_participants,
      'matches_count', r.total_matches_generated) from match_runs r where r.id = ${runId})`,
  });
