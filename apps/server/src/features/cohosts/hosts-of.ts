import { type SQL, sql } from '../../db/sql.ts';

/** Selects `user_id` of an event's hosts: its creator and the co-hosts. */
export const hostsOf = (eventId: string): SQL =>
  sql`(select host_id as user_id from events where id = ${eventId} union select user_id from cohosts where event_id = ${eventId})`;
