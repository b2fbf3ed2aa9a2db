import { type SQL, sql } from '../../db/sql.ts';
import type { When } from '../event-facts/moments.ts';
import { overAt } from '../event-facts/over.ts';

const days = 14;

export interface EventEnd extends When {
  /** Of the newest evening; null while one is on, and without one. */
  ended_at: string | null;
  is_on: boolean;
}

/** The columns that decide when the event has ended. */
export const endOf = (eventId: string): SQL => sql`
  (select json_build_object('event_date', e.event_date::text, 'start_time', e.start_time, 'end_time', e.end_time,
    'time_zone', e.time_zone, 'ended_at', s.ended_at, 'is_on', coalesce(s.state <> 'ended', false))
    from events e left join lateral (
      select l.state, l.ended_at from live_sessions l where l.event_id = e.id order by l.version desc limit 1) s on true
    where e.id = ${eventId})`;

/** Until when guests are asked whom they met: two weeks from the end of the evening or, without one, of the event. */
export function followUpUntil({ ended_at, is_on, ...when }: EventEnd, now: Date): string | null {
  if (is_on) return null;
  const end = ended_at ? Date.parse(ended_at) : overAt(when);
  if (end === null || end > now.getTime()) return null;
  const until = new Date(end + days * 86_400_000);
  return until > now ? until.toISOString() : null;
}
