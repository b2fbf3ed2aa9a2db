import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { hostsOf } from '../cohosts/hosts-of.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** Tells webhooks of a new report, without any detail. Not of one about a host or co-host: all hosts read what webhooks were told. */
export async function tellOfReport(tx: Db, ctx: Pick<Ctx, 'queue'>, event: string, reportedId: string): Promise<void> {
  const isHost = sql`select 1 from ${hostsOf(event)} h where h.user_id = ${reportedId}`;
  if ((await rowsOf(tx, isHost)).length === 0) await tellWebhooks(tx, ctx, { event, kind: 'report.made' });
}
