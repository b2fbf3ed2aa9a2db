import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { events, memberships, waitingList } from '../../db/schema/events.ts';
import { and, eq, lt, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { isOver } from '../event-facts/over.ts';
import { placesOf } from '../event-facts/places.ts';
import { participantsCount, tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { withdrawAsk } from './ask-to-join.ts';

/**
 * Makes a person a participant if a place is free that nobody waits for before them; returns whether they are one now.
 * Their account must be locked exclusively; the event is locked until the commit, so that no place is given twice.
 * Throws `event_closed`, `event_over`, `removed_from_event` or `declined_at_event`.
 */
export async function takePlace(
  tx: Db,
  eventId: string,
  userId: string,
  ctx: Pick<Ctx, 'bounds' | 'config' | 'queue' | 'now'>,
): Promise<boolean> {
  const [event] = await tx
    .select({
      ...whenColumns,
      places: placesOf(ctx, sql`events`),
      closedAt: events.closedAt,
      removed: removalOf(userId),
      doorsOpen,
    })
    .from(events)
    .where(eq(events.id, eventId))
    .for('no key update');
  if (!event || event.closedAt) throw new Refusal('event_closed');
  if (event.removed) throw new Refusal(event.removed);
  const isTheirs = and(eq(memberships.eventId, eventId), eq(memberships.userId, userId));
  if ((await tx.$count(memberships, isTheirs)) > 0) return true;
  if (!event.doorsOpen && isOver(event, ctx.now())) throw new Refusal('event_over');
  if (event.places !== null) {
    const taken = await tx.$count(memberships, eq(memberships.eventId, eventId));
    if ((await waitingBefore(tx, eventId, userId)) >= event.places - taken) return false;
  }
  await tx.delete(waitingList).where(and(eq(waitingList.eventId, eventId), eq(waitingList.userId, userId)));
  await withdrawAsk(tx, eventId, userId);
  await tx.insert(memberships).values({ eventId, userId });
  await bumpLiveRevision(tx, eventId);
  const data = participantsCount(eventId);
  await tellWebhooks(tx, ctx, { event: eventId, kind: 'guest.joined', user: userId, data });
  return true;
}

const { event_date, start_time, end_time, time_zone } = events;
const whenColumns = { event_date, start_time, end_time, time_zone };

const doorsOpen = sql<boolean>`exists (
  select 1 from live_sessions s where s.event_id = events.id and s.state <> 'ended')`;

/** The refusal for a removed person. A removal locks the same account, so this cannot change. */
const removalOf = (userId: string) =>
  sql<OfRemoval | null>`(select case when x.declined then 'declined_at_event' else 'removed_from_event' end
    from removals x where x.event_id = ${events.id} and x.user_id = ${userId})`;

type OfRemoval = 'declined_at_event' | 'removed_from_event';

/** The number of people waiting before them; all of them if they do not wait. */
async function waitingBefore(tx: Db, eventId: string, userId: string): Promise<number> {
  const own = tx
    .select({ seq: waitingList.seq })
    .from(waitingList)
    .where(and(eq(waitingList.eventId, eventId), eq(waitingList.userId, userId)));
  const isBefore = lt(waitingList.seq, sql`coalesce((${own}), ${sql.raw('9223372036854775807')})`);
  return tx.$count(waitingList, and(eq(waitingList.eventId, eventId), isBefore));
}
