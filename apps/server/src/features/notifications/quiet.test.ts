import { expect, test } from 'vitest';
import { quietUntil } from './quiet.ts';

test('mails of an event are quiet from 22:00 to 8:00 where it is, but on its own evening', () => {
  const event = { event_date: '2031-06-10', start_time: '19:00', end_time: '02:00', time_zone: 'Europe/Berlin' };
  const until = (moment: string, fields = {}) =>
    quietUntil({ ...event, ...fields }, new Date(moment))?.toISOString() ?? null;
  expect(until('2031-06-08T19:59:59Z')).toBe(null);
  expect(until('2031-06-08T20:00:00Z')).toBe('2031-06-09T06:00:00.000Z');
  expect(until('2031-06-09T05:59:59Z')).toBe('2031-06-09T06:00:00.000Z');
  expect(until('2031-06-09T06:00:00Z')).toBe(null);
  // That evening, past midnight, and the night after.
  expect(until('2031-06-10T21:30:00Z')).toBe(null);
  expect(until('2031-06-10T23:59:00Z')).toBe(null);
  expect(until('2031-06-11T00:01:00Z')).toBe('2031-06-11T06:00:00.000Z');
  expect(until('2031-06-08T20:00:00Z', { start_time: null, end_time: null, time_zone: null })).toBe(null);
});
