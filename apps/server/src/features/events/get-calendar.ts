import type { getEventCalendar } from '@serendip/contract/events';
import { events } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { calendarText } from '../event-facts/calendar.ts';
import { fieldColumns } from '../event-facts/field-columns.ts';

/** An event without a date has no calendar entry. */
export const getCalendarHandler: Handler<typeof getEventCalendar> = async (
  { event: { id } },
  { config, now, database: { db } },
) => {
  const [event] = await db
    .select({ id: events.id, ...fieldColumns, sequence: events.calendarSequence })
    .from(events)
    .where(eq(events.id, id));
  if (!event?.event_date) throw new Refusal('no_date_yet');
  const { event_date } = event;
  return { filename: 'event.ics', text: calendarText({ ...event, event_date }, config, now()) };
};
