import type { Ctx } from '../../context.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { hasFullShare } from '../identity/full-account.ts';

/**
 * How many people an event takes: its capacity, and fewer while its host has not confirmed an e-mail address. Null: as many as
 * come. `event`: the table or its alias.
 */
export const placesOf = (ctx: Pick<Ctx, 'config' | 'bounds'>, event: SQL): SQL<number | null> =>
  ctx.config.smtpUrl
    ? sql<number | null>`least(${event}.capacity, case when not ${hasFullShare(ctx, sql`${event}.host_id`)}
        then ${ctx.bounds.most('participants_unconfirmed')}::int end)`
    : sql<number | null>`${event}.capacity`;
