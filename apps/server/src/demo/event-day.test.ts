import { expect, test } from 'vitest';
import { eventDay } from './event-day.ts';

test('a demo made late in the evening has its event on the next day, so that its guests can still join', () => {
  const at = (hours: number, minutes: number) => new Date(2031, 11, 31, hours, minutes);
  expect(eventDay(0, '22:00', at(21, 59))).toBe('2031-12-31');
  expect(eventDay(0, '22:00', at(22, 0))).toBe('2032-01-01');
  expect(eventDay(0, '22:00', at(0, 5))).toBe('2031-12-31');
  expect(eventDay(3, '22:00', at(23, 0))).toBe('2032-01-03');
});
