import type { Ctx } from '../../../context.ts';
import { repairPlan } from '../../engine/repair-thread.ts';
import { readSeating, type Seating, sessionToSeat } from './read-seating.ts';
import { repairRequest, waitingForValues } from './repair-request.ts';
import { seatChanges } from './seat-changes.ts';
import { writeSeats } from './write-seats.ts';

/** The most repeats when something changed meanwhile; then the clock tries again. */
const MOST_REPEATS = 20;

/** The running reseat of an evening, and the next one that all later callers share. */
interface Turn {
  under: Promise<void>;
  next?: Promise<void>;
}
const turns = new WeakMap<Ctx, Map<string, Turn>>();

/** Evenings where only people without scores have no seat: nothing to do until a change. */
const settled = new WeakMap<Ctx, Map<string, { of: string; until: number }>>();

const standing = ({ people_revision, state, round }: Seating['session']) => `${people_revision} ${state} ${round}`;

function ofCtx<V>(all: WeakMap<Ctx, Map<string, V>>, ctx: Ctx): Map<string, V> {
  const known = all.get(ctx) ?? new Map<string, V>();
  all.set(ctx, known);
  return known;
}

async function reseatOnce(ctx: Ctx, sessionId: string): Promise<boolean> {
  const { db } = ctx.database;
  const rested = ofCtx(settled, ctx);
  const rest = rested.get(sessionId);
  if (rest && performance.now() < rest.until) {
    const session = await sessionToSeat(db, sessionId);
    if (session && standing(session) === rest.of) return true;
  }
  rested.delete(sessionId);
  const seating = await readSeating(db, sessionId);
  if (!seating) return true;
  const { request, ids } = repairRequest(seating);
  const isWaitedFor = waitingForValues(seating).length > 0;
  const { plan, apart_broken: broken } = await repairPlan(request, seating.session.host_id);
  if (broken.length > 0)
    ctx.log.warn({ session_id: sessionId, pairs: broken.length }, 'people kept apart share a room');
  const changes = seatChanges(seating, plan, ids);
  if (!(await writeSeats(ctx, seating.session, changes, isWaitedFor))) return false;
  if (isWaitedFor) {
    const isChanged = changes.placed.length + changes.removed.length > 0;
    const people_revision = seating.session.people_revision + (isChanged ? 1 : 0);
    rested.set(sessionId, { of: standing({ ...seating.session, people_revision }), until: performance.now() + 2_000 });
  }
  return true;
}

async function reseatUntilDone(ctx: Ctx, sessionId: string): Promise<void> {
  for (let repeats = 0; repeats < MOST_REPEATS; repeats += 1) if (await reseatOnce(ctx, sessionId)) return;
}

/**
 * Reseats an evening after changes of people. Many concurrent changes cost two reseats: the running one, and one for
 * all that came after it started.
 */
export function reseat(ctx: Ctx, sessionId: string): Promise<void> {
  const all = ofCtx(turns, ctx);
  const turn = all.get(sessionId);
  if (turn) {
    turn.next ??= turn.under.catch(() => undefined).then(() => begin());
    return turn.next;
  }
  return begin();

  function begin(): Promise<void> {
    const mine: Turn = { under: reseatUntilDone(ctx, sessionId) };
    all.set(sessionId, mine);
    const over = () => {
      if (all.get(sessionId) === mine && !mine.next) all.delete(sessionId);
    };
    mine.under.then(over, over);
    return mine.under;
  }
}
