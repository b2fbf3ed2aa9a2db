import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { waitingList } from '../../db/schema/events.ts';
import { and, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { placesOf } from '../event-facts/places.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { notifyMovedUp } from '../notifications/notify-moved-up.ts';
import { takePlace } from './take-place.ts';

/** The most people moved up before the call answers; a worker does the others. */
const MOST_IN_A_CALL = 50;

/** Gives free places of an event to waiting people in order, in a transaction per person. Concurrent runs are safe. */
export async function moveUp(
  ctx: Pick<Ctx, 'bounds' | 'config' | 'database' | 'queue' | 'now'>,
  eventId: string,
  most = MOST_IN_A_CALL,
): Promise<void> {
  const { db } = ctx.database;
  for (let tries = 0; tries < most; tries += 1) {
    const userId = await firstWithPlace(ctx, eventId);
    if (!userId) return;
    try {
      await db.transaction((tx) => moveUpOne(tx, ctx, eventId, userId));
    } catch (error) {
      // They or the host were erased, so the next look does not find them waiting.
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'event_over') return;
    }
  }
}

async function moveUpOne(
  tx: Db,
  ctx: Pick<Ctx, 'bounds' | 'config' | 'queue' | 'now'>,
  eventId: string,
  userId: string,
): Promise<void> {
  await lockAccount(tx, userId, 'alone');
  const isTheirs = and(eq(waitingList.eventId, eventId), eq(waitingList.userId, userId));
  // They may have left since the look-up.
  if ((await tx.$count(waitingList, isTheirs)) === 0) return;
  if (await takePlace(tx, eventId, userId, ctx)) await notifyMovedUp(tx, ctx, 'off_waiting_list', eventId, userId);
}

async function firstWithPlace(
  ctx: Pick<Ctx, 'bounds' | 'config' | 'database'>,
  eventId: string,
): Promise<string | undefined> {
  const places = placesOf(ctx, sql`e`);
  const [first] = await rowsOf<{ user_id: string }>(
    ctx.database.db,
    sql`select w.user_id from waiting_list w join events e on e.id = w.event_id
      where w.event_id = ${eventId} and e.closed_at is null and (${places} is null
        or (select count(*) from memberships m where m.event_id = e.id) < ${places})
      order by w.seq limit 1`,
  );
  return first?.user_id;
}

/** Job, every minute: a host's confirmed address opens places that nobody left. */
export async function moveUpEverywhere(ctx: Ctx): Promise<void> {
  const places = placesOf(ctx, sql`e`);
  const free = await rowsOf<{ id: string }>(
    ctx.database.db,
    sql`select e.id from events e where e.closed_at is null
      and exists (select 1 from waiting_list w where w.event_id = e.id)
      and (${places} is null or (select count(*) from memberships m where m.event_id = e.id) < ${places}) limit 100`,
  );
  for (const { id } of free) await moveUp(ctx, id);
}
