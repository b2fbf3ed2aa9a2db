import { type SQL, sql } from '../../db/sql.ts';

/** The address of the host's picture of an event, or null. */
export const coverUrl = (eventId: SQL): SQL<string | null> =>
  sql<string | null>`(select '/api/event_pictures/' || c.key from event_covers c where c.event_id = ${eventId})`;
