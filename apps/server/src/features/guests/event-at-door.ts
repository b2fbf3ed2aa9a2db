import type { Joining } from '@serendip/contract/joining';
import type { Language } from '@serendip/texts/languages';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { readCode } from '../event-facts/code.ts';
import { coverUrl } from '../event-facts/cover-url.ts';
import { placesOf } from '../event-facts/places.ts';
import { countWrongLiveCode } from '../identity/throttling/wrong-live-code.ts';

export interface DoorRow {
  id: string;
  name: string;
  description: string | null;
  event_date: string | null;
  start_time: string | null;
  end_time: string | null;
  time_zone: string | null;
  place: string | null;
  guest_join: boolean;
  joining: Joining;
  joining_until: string | null;
  listed: boolean;
  language: Language;
  embed_sites: string[] | null;
  host_name: string | null;
  cover_url: string | null;
  capacity: number | null;
  closed: boolean;
  participants_count: number;
  waiting_count: number;
  /** True from the opening of the doors to the end of the evening. */
  doors_open: boolean;
  code: string | null;
}

/** One statement for the public part of an event and for the permission to read it. Never its link to a video room. */
export const publicPartOf = async (ctx: Ctx, eventId: string): Promise<DoorRow | undefined> =>
  (
    await rowsOf<DoorRow>(
      ctx.database.db,
      sql`select e.id, e.name, e.description, e.event_date::text, e.start_time, e.end_time, e.time_zone, e.place,
          e.guest_join, e.joining, e.joining_until, e.listed, e.language, e.embed_sites, ${coverUrl(sql`e.id`)} as cover_url,
          case when e.listed then (select c.name from cards c join users h on h.id = c.user_id
            where c.user_id = e.host_id and c.sight <> 'nobody' and h.closed_at is null) end as host_name,
          ${placesOf(ctx, sql`e`)} as capacity, e.closed_at is not null as closed,
          (select count(*)::int from memberships m where m.event_id = e.id) as participants_count,
          (select count(*)::int from waiting_list w where w.event_id = e.id) as waiting_count,
          s.id is not null as doors_open, s.code
        from events e left join live_sessions s on s.event_id = e.id and s.state <> 'ended' where e.id = ${eventId}`,
    )
  )[0];

/**
 * The event, if it `allows` the call or `typed` is the code of its evening. A wrong code is counted once it is judged, so that a
 * right one is never refused.
 */
export async function openAtDoor(
  ctx: Ctx,
  eventId: string,
  typed: string | undefined,
  request: FastifyRequest,
  allows: (event: DoorRow) => boolean,
): Promise<DoorRow | undefined> {
  const event = await publicPartOf(ctx, eventId);
  if (event && allows(event)) return event;
  if (typed === undefined) return undefined;
  if (event?.code && event.code === readCode(typed)) return event;
  await countWrongLiveCode(ctx, request, eventId);
  return undefined;
}
