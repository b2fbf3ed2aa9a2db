import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import { liveSessions } from '../../db/schema/evening.ts';
import { events } from '../../db/schema/events.ts';
import { desc, eq, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { bumpLiveRevision } from '../event-facts/bump-live-revision.ts';
import { type Change, dueSteps, type LiveSession } from './plan.ts';

/** An event's evening, held: whoever else changes something about it waits. */
export interface Evening {
  eventId: string;
  /** Its host has deleted their account. */
  isClosed: boolean;
  /** The newest session; undefined before the doors first open. */
  session: LiveSession | undefined;
  /** By the database's clock, after whatever had to be waited for. */
  now: Date;
}

/**
 * Holds an event's evening until the transaction ends. The lock is the event's row. Who also holds people's accounts holds
 * these first, so that nobody waits in a circle. Undefined: somebody else holds it and `skipLocked` was asked for.
 */
export async function lockEvening(
  tx: Db,
  eventId: string,
  how: { skipLocked?: boolean } = {},
): Promise<Evening | undefined> {
  const [event] = await tx
    .select({ closedAt: events.closedAt })
    .from(events)
    .where(eq(events.id, eventId))
    .for('no key update', how.skipLocked ? { skipLocked: true } : {});
  if (!event) return undefined;
  // Read after the lock is had: what others did before is seen, and no moment of waiting is left out.
  const [row] = await tx
    .select({ session: liveSessions, now: sql`clock_timestamp()`.mapWith(liveSessions.openedAt) })
    .from(events)
    .leftJoin(liveSessions, eq(liveSessions.eventId, events.id))
    .where(eq(events.id, eventId))
    .orderBy(desc(liveSessions.version))
    .limit(1);
  if (!row) return undefined;
  return { eventId, isClosed: event.closedAt !== null, session: row.session ?? undefined, now: row.now as Date };
}

/** Changes a session that is held; its version grows by so many steps. */
export async function moveOn(tx: Db, session: LiveSession, change: Change, steps = 1): Promise<LiveSession> {
  const [moved] = await tx
    .update(liveSessions)
    .set({ ...change, version: session.version + steps })
    .where(eq(liveSessions.id, session.id))
    .returning();
  if (!moved) throw new Error('an evening vanished while it was held');
  await bumpLiveRevision(tx, session.eventId);
  return moved;
}

/**
 * Does something in an evening that is held. What is due by the clock happens first, so nobody acts on a state that is over.
 * `before` is for what has to be held earlier. Undefined: somebody else holds it and `skipLocked` was asked for.
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
        evening.session = await moveOn(tx, session, change, due.length);
      }
      return {
        result: await work(tx, evening),
        steps: due.map(({ change, at }) => ({ to: change.state, late: now.getTime() - at.getTime() })),
      };
    });
  // Three hundred who check in at once take one connection, and leave the others to everybody else.
  const done = await (skipLocked ? transaction() : inTurn(`evening ${eventId}`, transaction));
  for (const { to, late } of done?.steps ?? [])
    if (to) ctx.eveningSteps.tell({ to, by: 'clock', lateSeconds: late / 1_000 });
  return done?.result;
}
