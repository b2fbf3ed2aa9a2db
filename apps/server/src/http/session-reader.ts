import { limits } from '@serendip/contract/limits';
import type { Scope } from '@serendip/contract/scopes';
import type { Language } from '@serendip/texts/languages';
import DataLoader from 'dataloader';
import type { Database } from '../db/database.ts';

/** The token of a session, or an API token, and the event for its user's relation. */
interface Asked {
  tokenHash: string;
  isToken: boolean;
  eventId: string | undefined;
}

/** A valid session or API token, its user, and their relation to the event; `host_id` is null without an event. */
interface Found {
  /** The index in the batch. */
  place: number;
  id: string;
  email: string | null;
  alias: string;
  /** Chosen on their profile. */
  language: Language | null;
  /** Its last use has not been written for an hour, or of an API token today. */
  stale: boolean;
  host_id: string | null;
  is_joined: boolean;
  is_cohost: boolean;
  is_door: boolean;
  is_closed: boolean;
  live_revision: string | null;
  /** These three only of an API token, which is never joined. */
  token_id?: string | null;
  scopes?: Scope[] | null;
  token_event_id?: string | null;
}

/**
 * Reads sessions in batches: requests of one turn of the event loop share one statement. A single request does not
 * wait, and in a crowd each costs less. Nothing is cached, so an ended session is refused at once.
 */
export const sessionReader = (database: Database) =>
  new DataLoader<Asked, Found | undefined>(
    async (asked) => {
      const statement = asked.some(({ isToken }) => isToken)
        ? 'select c.*, u.language from callers_with_tokens_at($1, $2, $3) c join users u on u.id = c.id'
        : 'select c.*, u.language from callers_with_roles_at($1, $2, $3) c join users u on u.id = c.id';
      const rows = await database.read<Found>(statement, [
        asked.map(({ tokenHash }) => tokenHash),
        asked.map(({ eventId }) => eventId ?? null),
        limits.session_idle_days,
      ]);
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return asked.map((_, at) => byPlace.get(at + 1));
    },
    { cache: false, batchScheduleFn: (send) => setImmediate(send), maxBatchSize: 200 },
  );
