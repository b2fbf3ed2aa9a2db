import { mostLenientToday } from '@serendip/contract/dates';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { and, eq, gte, isNull, or } from '../../db/sql.ts';
import { isFullAccount } from '../identity/full-account.ts';
import { lockAccount } from '../identity/lock-account.ts';

/** An event that is not past anywhere on earth, or has no date. */
export const isAhead = (day: string | null | undefined, now: Date): boolean => !day || day >= mostLenientToday(now);

/**
 * Checks the bound on a host's upcoming events, and locks the account until the new one is stored, so that concurrent
 * calls count. Throws the bound's refusal.
 */
export async function makeRoomAhead(
  tx: Db,
  hostId: string,
  ctx: Pick<Ctx, 'bounds' | 'config' | 'now'>,
): Promise<void> {
  const { bounds, now } = ctx;
  await lockAccount(tx, hostId, 'alone');
  const bound = (await isFullAccount(ctx, tx, hostId)) ? 'events_ahead_per_host' : 'events_ahead_unconfirmed';
  const ahead = or(isNull(events.event_date), gte(events.event_date, mostLenientToday(now())));
  if ((await tx.$count(events, and(eq(events.hostId, hostId), ahead))) >= bounds.most(bound))
    throw bounds.refusal(bound);
}
