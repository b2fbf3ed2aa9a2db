import { limits } from '@serendip/contract/limits';
import DataLoader from 'dataloader';
import type { Database } from '../db/database.ts';

/** Whose session is asked for, and at which event its user is looked at. */
interface Asked {
  tokenHash: string;
  eventId: string | undefined;
}

/** A session that is in force, its user, and how they stand to the event; `host_id` is null where there is none. */
interface Found {
  /** Which of those asked for together. */
  place: number;
  id: string;
  email: string | null;
  alias: string;
  /** Its last use has not been written for an hour. */
  stale: boolean;
  host_id: string | null;
  is_joined: boolean;
  is_cohost: boolean;
  is_closed: boolean;
  live_revision: string | null;
}

/**
 * Reads sessions, those that are asked for within one turn of the event loop with one statement: alone a request waits
 * for nobody, and the more come at once, the less each costs. Nothing is remembered: a session that ended is found no more.
 */
export const sessionReader = (database: Database) =>
  new DataLoader<Asked, Found | undefined>(
    async (asked) => {
      const rows = await database.read<Found>('select * from callers_and_cohosts_at($1, $2, $3)', [
        asked.map(({ tokenHash }) => tokenHash),
        asked.map(({ eventId }) => eventId ?? null),
        limits.session_idle_days,
      ]);
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return asked.map((_, at) => byPlace.get(at + 1));
    },
    { cache: false, batchScheduleFn: (send) => setImmediate(send), maxBatchSize: 200 },
  );
