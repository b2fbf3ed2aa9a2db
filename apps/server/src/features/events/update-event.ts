import { mostLenientToday } from '@serendip/contract/dates';
import { type Event, eventDatePassed, languageFaults, type updateEvent } from '@serendip/contract/events';
import { whenFaults } from '@serendip/contract/when';
import { events } from '../../db/schema/events.ts';
import { eq, sql } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isOvertaken, versionsAfter } from '../event-facts/field-versions.ts';
import { inEventZone } from '../event-facts/joining.ts';
import { liesAhead } from '../event-facts/over.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { goneEntryOf } from '../notifications/gone-entry.ts';
import { askToNotifyOfMove } from '../notifications/notify-of-move.ts';
import { askToMoveUp } from './ask-to-move-up.ts';
import { isAhead, makeRoomAhead } from './events-ahead.ts';
import { moveUp } from './move-up.ts';
import { presentEvent } from './present.ts';
import { eventById } from './queries.ts';

/** Fields that calendars show. */
const inCalendars = [
  'name',
  'description',
  'event_date',
  'start_time',
  'end_time',
  'time_zone',
  'place',
  'online_url',
] as const satisfies (keyof Event)[];

/** Fields whose changes participants are notified of. */
const whereAndWhen = [
  'event_date',
  'start_time',
  'end_time',
  'time_zone',
  'place',
  'online_url',
] as const satisfies (typeof inCalendars)[number][];

/** With the moment as it is stored. */
const inOwnZone = <F extends { joining_until?: string | null | undefined; time_zone?: string | null | undefined }>(
  fields: F,
  zone: string | null,
): F =>
  fields.joining_until === undefined
    ? fields
    : {
        ...fields,
        joining_until: inEventZone(fields.joining_until, fields.time_zone === undefined ? zone : fields.time_zone),
      };

/**
 * Changes the given fields. Only the owner opens a closed event. A past date can stay unchanged. A capacity below the number of participants sends nobody
 * away.
 */
export const updateEventHandler: Handler<typeof updateEvent> = async ({ body, caller, event }, ctx) => {
  const now = ctx.now();
  const { db } = ctx.database;
  const { closed, version, ...sentFields } = body.event;
  if (closed === false && !event.isOwner) throw new Refusal('not_host');
  const freed = await db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, event.hostId, 'no key update', { unknown: 'event_closed' });
    const [stored] = await tx
      .select({ version: events.version, fieldVersions: events.fieldVersions, sequence: events.calendarSequence })
      .from(events)
      .where(eq(events.id, event.id))
      .for('no key update');
    const before = await eventById(tx, caller.id, event.id);
    const fields = inOwnZone(sentFields, before.time_zone);
    if (!stored) throw new Refusal('event_not_found');
    if (isOvertaken(stored, version, before, fields))
      throw new Refusal('event_changed', [], undefined, { event: presentEvent(before, ctx) });
    const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
    const after: typeof before = { ...before, ...Object.fromEntries(sent) };
    const { event_date: day, capacity } = after;
    const faults = [...whenFaults(after), ...languageFaults(after)];
    if (day && day !== before.event_date && day < mostLenientToday(now)) faults.push(eventDatePassed);
    if (faults.length > 0) throw invalid(...faults);
    if (isAhead(day, now) && !isAhead(before.event_date, now)) await makeRoomAhead(tx, event.hostId, ctx);
    const isNews = inCalendars.some((field) => after[field] !== before[field]);
    await tx
      .update(events)
      .set({
        ...fields,
        ...versionsAfter(stored, before, after),
        ...(closed === false ? { closedAt: null } : {}),
        calendarSequence: sql`${events.calendarSequence} + ${isNews ? 1 : 0}`,
        // A running evening shows the room names.
        liveRevision: sql`${events.liveRevision} + 1`,
      })
      .where(eq(events.id, event.id));
    const hasMoved = whereAndWhen.some((field) => after[field] !== before[field]);
    const gone = day === null ? goneEntryOf({ ...before, sequence: stored.sequence }) : undefined;
    if (hasMoved && liesAhead(after, now)) await askToNotifyOfMove(tx, ctx, event.id, gone);
    return capacity === before.capacity ? [] : askToMoveUp(tx, ctx, [event.id]);
  });
  for (const id of freed) await moveUp(ctx, id);
  return { event: presentEvent(await eventById(db, caller.id, event.id), ctx) };
};
