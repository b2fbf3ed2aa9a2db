import type { Db } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import { matchRuns } from '../../db/schema/matching.ts';
import { and, eq, inArray, sql } from '../../db/sql.ts';
import { discardResult } from './store-result.ts';

/** A run in the hands of one attempt. */
export interface Claim {
  runId: string;
  eventId: string;
  attempt: number;
  /** Place in the queue: lower ones go first. */
  turn: number;
  network: string | null;
  hostId: string;
  roomSize: number;
  matchesPerPerson: number;
  rounds: number;
  presentOnly: boolean;
  mix: boolean;
  /** The run whose pins and pairs by hand it keeps. */
  around: string | null;
}

/** Waiting for a worker, or in the hands of one. */
export const isActive = inArray(matchRuns.status, ['queued', 'processing']);

/** Makes this the run's newest attempt, so that older ones can no longer write. Null if the run has ended. */
export const claim = (db: Db, runId: string): Promise<Claim | null> =>
  db.transaction(async (tx) => {
    const [run] = await tx
      .update(matchRuns)
      .set({
        status: 'processing',
        attempt: sql`${matchRuns.attempt} + 1`,
        startedAt: sql`coalesce(${matchRuns.startedAt}, now())`,
      })
      .where(and(eq(matchRuns.id, runId), isActive))
      .returning();
    if (!run) return null;
    if (run.attempt > 1) await discardResult(tx, runId);
    const { eventId, attempt, turn, network, roomSize, matchesPerPerson, rounds, presentOnly, mix, around } = run;
    const [event] = await tx.select({ hostId: events.hostId }).from(events).where(eq(events.id, eventId));
    if (!event) return null;
    return {
      runId,
      eventId,
      ...event,
      attempt,
      turn,
      network,
      roomSize,
      matchesPerPerson,
      rounds,
      presentOnly,
      mix,
      around,
    };
  });

/** The run, while this attempt is its newest. */
export const ownRun = ({ runId, attempt }: Claim) =>
  and(eq(matchRuns.id, runId), eq(matchRuns.attempt, attempt), eq(matchRuns.status, 'processing'));
