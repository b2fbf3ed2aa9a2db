import { expect, test } from 'vitest';
import { event } from '../../../test/screens/samples.ts';
import { formatClock, formatDay } from '../../lib/dates.ts';
import { calendarLinks } from './calendar-links.ts';
import { whenText } from './when-text.ts';

const evening = { event_date: '2026-12-05', start_time: '19:00', end_time: '22:00', time_zone: 'Europe/Berlin' };
const day = formatDay('2026-12-05', 'short');
// As the browser's language writes them: 19:00 or 7:00 PM.
const times = `${formatClock('19:00')} to ${formatClock('22:00')}`;
const page = 'https://serendip.test/events/1';

test.each([
  ['a reader in another zone reads which one', 'America/New_York', `${day}, ${times} (Berlin time)`],
  ['one in the same zone does not', 'Europe/Berlin', `${day}, ${times}`],
  ['nor does one whose clock shows the same', 'Europe/Paris', `${day}, ${times}`],
])('%s', (_title, reader, text) => {
  expect(whenText(evening, 'short', reader)).toBe(text);
});

test.each([
  ['in winter the clocks in London and Lisbon agree', '2026-12-05', 'Europe/Lisbon', ''],
  ['in winter those in London and Reykjavik do', '2026-12-05', 'Atlantic/Reykjavik', ''],
  ['in summer they do not', '2026-07-05', 'Atlantic/Reykjavik', ' (London time)'],
  ['nor on the day when one of them changes', '2026-03-29', 'Atlantic/Reykjavik', ' (London time)'],
])('%s', (_title, event_date, reader, named) => {
  const text = whenText({ ...evening, event_date, time_zone: 'Europe/London' }, 'short', reader);
  expect(text).toBe(`${formatDay(event_date, 'short')}, ${times}${named}`);
});

test.each([
  ['America/Argentina/Buenos_Aires', ' (Buenos Aires time)'],
  ['UTC', ' (UTC)'],
  ['Asia/Calcutta', ' (Kolkata time)'],
  ['Etc/GMT+3', ' (GMT-3)'],
])('the zone %s is named as people say it', (time_zone, named) => {
  expect(whenText({ ...evening, end_time: null, time_zone }, 'short', 'Asia/Tokyo')).toBe(
    `${day}, ${formatClock('19:00')}${named}`,
  );
});

test('without a time it is the day, without a day nothing', () => {
  const allDay = { ...evening, start_time: null, end_time: null, time_zone: null };
  expect(whenText(allDay, 'long')).toBe(formatDay('2026-12-05'));
  expect(whenText({ ...allDay, event_date: null })).toBe('');
});

const queryOf = (address: string | undefined) => Object.fromEntries(new URL(String(address)).searchParams);

test('the forms of other calendars get the moments, the words and the place', () => {
  const shown = event({
    ...evening,
    name: 'Wine & "cheese" + more',
    starts_at: '2026-12-05T18:00:00Z',
    ends_at: '2026-12-05T21:00:00Z',
    place: 'Pier 9',
    online_url: 'https://video.example.org',
  });
  const links = calendarLinks(shown, page);
  const words = `An evening for people who make things.\n\nhttps://video.example.org\n\n${page}`;
  expect(queryOf(links?.google)).toEqual({
    action: 'TEMPLATE',
    text: shown.name,
    dates: '20261205T180000Z/20261205T210000Z',
    details: words,
    location: 'Pier 9',
  });
  expect(queryOf(links?.outlook)).toMatchObject({
    subject: shown.name,
    startdt: '2026-12-05T18:00:00Z',
    enddt: '2026-12-05T21:00:00Z',
    body: words,
    location: 'Pier 9',
  });
  expect(links?.outlook).not.toContain('+');
});

test('without an end they get two hours, without a time the whole day, without a day nothing', () => {
  const open = calendarLinks(event({ ...evening, starts_at: '2026-12-31T23:00:00Z', ends_at: null }), page);
  expect(queryOf(open?.google).dates).toBe('20261231T230000Z/20270101T010000Z');
  const allDay = calendarLinks(event({ event_date: '2026-12-31' }), page);
  expect(queryOf(allDay?.google).dates).toBe('20261231/20270101');
  expect(queryOf(allDay?.outlook)).toMatchObject({ startdt: '2026-12-31', enddt: '2027-01-01', allday: 'true' });
  expect(calendarLinks(event({ event_date: null }), page)).toBeNull();
});

test('a long description makes no address that nobody opens', () => {
  const links = calendarLinks(event({ description: '🙂語'.repeat(2500) }), page);
  expect(links?.google.length).toBeLessThan(8000);
});
