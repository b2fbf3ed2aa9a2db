import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

export interface EventRow {
  id: string;
  name: string;
  description: string | null;
  event_date: string | null;
  created_at: string;
  host_id: string;
  host_email: string | null;
  closed: boolean;
  participants_count: number;
  user_joined: boolean;
}

const selectEvents = (callerId: string, rest: SQL): SQL => sql`
  select e.id, e.name, e.description, e.event_date::text as event_date, e.created_at, e.host_id,
    e.closed_at is not null as closed, h.email as host_email,
    (select count(*)::int from memberships m where m.event_id = e.id) as participants_count,
    exists (select 1 from memberships m where m.event_id = e.id and m.user_id = ${callerId}) as user_joined
  from events e join users h on h.id = e.host_id ${rest}`;

export const hostedEvents = (db: Db, callerId: string) =>
  rowsOf<EventRow>(db, selectEvents(callerId, sql`where e.host_id = ${callerId} order by e.seq desc`));

export const joinedEvents = (db: Db, callerId: string) =>
  rowsOf<EventRow>(
    db,
    selectEvents(
      callerId,
      sql`join memberships mine on mine.event_id = e.id and mine.user_id = ${callerId} order by mine.seq desc`,
    ),
  );

/** The event, which must exist: ids come from the guard or from an insert. */
export async function eventById(db: Db, callerId: string, eventId: string): Promise<EventRow> {
  const [event] = await rowsOf<EventRow>(db, selectEvents(callerId, sql`where e.id = ${eventId}`));
  if (!event) throw new Error('an event vanished while it was being read');
  return event;
}
