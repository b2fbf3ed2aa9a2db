import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';

/** Longer descriptions make an address that calendars refuse. */
const mostWords = 800;

const hour = 3_600_000;
const seconds = (moment: number) => new Date(moment).toISOString().replace('.000', '');
const dayAfter = (isoDay: string) => new Date(Date.parse(`${isoDay}T00:00Z`) + 24 * hour).toISOString().slice(0, 10);
const compact = (text: string) => text.replaceAll(/[-:]/g, '');

/** Addresses that open the form of another calendar with an event filled in. Null without a day. */
export function calendarLinks(event: Event, page: string): { google: string; outlook: string } | null {
  const { event_date: day, starts_at: startsAt, ends_at: endsAt, description, place, online_url: link } = event;
  if (!day) return null;
  // As the calendar file has it.
  const [from, to] = startsAt
    ? [startsAt, endsAt ?? seconds(Date.parse(startsAt) + limits.hours_without_end * hour)]
    : [day, dayAfter(day)];
  const words = [description?.slice(0, mostWords), link, page].filter(Boolean).join('\n\n').toWellFormed();
  const where = place ?? link ?? '';
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.name,
    dates: `${compact(from)}/${compact(to)}`,
    details: words,
    location: where,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.name,
    startdt: from,
    enddt: to,
    body: words,
    location: where,
    ...(startsAt ? {} : { allday: 'true' }),
  });
  // Outlook takes a plus as one.
  const written = (query: URLSearchParams) => query.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${written(google)}`,
    outlook: `https://outlook.live.com/calendar/deeplink/compose?${written(outlook)}`,
  };
}
