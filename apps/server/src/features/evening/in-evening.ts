import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import { liveSessions } from '../../db/schema/evening.ts';
import { events } from '../../db/schema/events.ts';
import { desc, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { type Change, dueSteps, type LiveSession } from './plan.ts';
import { tellOfEvening } from './tell-of-evening.ts';

/** An event's evening under its lock: other changes wait. */
export interface Evening {
  eventId: string;
  /** The host has erased their account. */
  isClosed: boolean;
  /** The event's rule for joining by the link. */
  entry: Pick<typeof events.$inferSelect, 'joining' | 'joining_until' | 'time_zone'>;
  /** The newest evening; undefined before the doors first open. */
  session: LiveSession | undefined;
  /** The database's time, read after the lock. */
  now: Date;
}

/**
 * Locks an event's evening until the transaction ends, through the event's row. Lock accounts before it, so that no
 * deadlock occurs. Undefined: another transaction has the lock, and `skipLocked` was set.
 */
export async function lockEvening(
  tx: Db,
  eventId: string,
  how: { skipLocked?: boolean } = {},
): Promise<Evening | undefined> {
  const [event] = await tx
    .select({
      closedAt: events.closedAt,
      entry: { joining: events.joining, joining_until: events.joining_until, time_zone: events.time_zone },
    })
    .from(events)
    .where(eq(events.id, eventId))
    .for('no key update', how.skipLocked ? { skipLocked: true } : {});
  if (!event) return undefined;
  // Read after the lock, to see earlier changes and to include the time of waiting.
  const [row] = await tx
    .select({ session: liveSessions, now: sql`clock_timestamp()`.mapWith(liveSessions.openedAt) })
    .from(events)
    .leftJoin(liveSessions, eq(liveSessions.eventId, events.id))
    .where(eq(events.id, eventId))
    .orderBy(desc(liveSessions.version))
    .limit(1);
  if (!row) return undefined;
  return {
    eventId,
    isClosed: event.closedAt !== null,
    entry: event.entry,
    session: row.session ?? undefined,
    now: row.now as Date,
  };
}

/** Changes a locked evening; its version grows by the number of steps. */
export async function moveOn(
  tx: Db,
  ctx: Pick<Ctx, 'queue'>,
  session: LiveSession,
  change: Change,
  steps = 1,
): Promise<LiveSession> {
  const [moved] = await tx
    .update(liveSessions)
    .set({ ...change, version: session.version + steps })
    .where(eq(liveSessions.id, session.id))
    .returning();
  if (!moved) throw new Error('an evening vanished while it was held');
  if (moved.state === 'ended') await closeDoor(tx, session.eventId);
  await bumpLiveRevision(tx, session.eventId);
  await tellOfEvening(tx, ctx, session, moved);
  return moved;
}

/** Ends the asks at the door. Where people ask by the link, too, they go on asking, but are at no door. */
async function closeDoor(tx: Db, eventId: string): Promise<void> {
  await tx.execute(sql`delete from asks k using events e
    where e.id = k.event_id and k.event_id = ${eventId} and e.joining <> 'ask'`);
  await tx.execute(sql`update asks set at_door = false where event_id = ${eventId} and at_door`);
}

/**
 * Runs an action on a locked evening. Takes the due steps of the clock first, so that it never acts on an old state.
 * `before` is for locks that come earlier. Undefined: another transaction has the lock, and `skipLocked` was set.
 */
export async function inEvening<T>(
  ctx: Ctx,
  eventId: string,
  work: (tx: Db, evening: Evening) => Promise<T>,
  { before, skipLocked = false }: { before?: (tx: Db) => Promise<unknown>; skipLocked?: boolean } = {},
): Promise<T | undefined> {
  const transaction = () =>
    ctx.database.db.transaction(async (tx) => {
      await before?.(tx);
      const evening = await lockEvening(tx, eventId, { skipLocked });
      if (!evening && !skipLocked) throw new Refusal('event_not_found');
      if (!evening) return undefined;
      const { session, now } = evening;
      const due = session ? dueSteps(session, now) : [];
      if (session && due.length > 0) {
        const change = Object.assign({}, ...due.map((step) => step.change)) as Change;
        evening.session = await moveOn(tx, ctx, session, change, due.length);
      }
      return {
        result: await work(tx, evening),
        steps: due.map(({ change, at }) => ({ to: change.state, late: now.getTime() - at.getTime() })),
      };
    });
  // Three hundred concurrent check-ins use one connection and leave the others free.
  const done = await (skipLocked ? transaction() : inTurn(`evening ${eventId}`, transaction));
  for (const { to, late } of done?.steps ?? [])
    if (to) ctx.eveningSteps.tell({ to, by: 'clock', lateSeconds: late / 1_000 });
  return done?.result;
}
