import { limits } from '@serendip/contract/limits';
import DataLoader from 'dataloader';
import type { Database } from '../db/database.ts';

/** The token of a session, and the event for its user's relation. */
interface Asked {
  tokenHash: string;
  eventId: string | undefined;
}

/** A valid session, its user, and their relation to the event; `host_id` is null without an event. */
interface Found {
  /** The index in the batch. */
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
 * Reads sessions in batches: requests of one turn of the event loop share one statement. A single request does not
 * wait, and in a crowd each costs less. Nothing is cached, so an ended session is refused at once.
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
