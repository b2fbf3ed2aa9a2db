import { describe, expect, test } from 'vitest';
import { mostLenientToday, optionalDay } from './dates.ts';
import { fault } from './fault.ts';

describe('a day', () => {
  const day = optionalDay('event_date');

  test.each(['2026-12-31', '2028-02-29', '1000-01-01', '9999-12-31'])('%s is one', (value) => {
    expect(day.parse(value)).toBe(value);
  });

  test('may be absent: null and an empty field mean the same', () => {
    expect([day.parse(null), day.parse('')]).toEqual([null, null]);
  });

  test.each([
    '2026-02-30',
    '2027-02-29',
    '0000-01-01',
    '0999-12-31',
    '10000-01-01',
    '2026-1-1',
    '31.12.2026',
    ' 2026-12-31',
    '2026-12-31T00:00:00Z',
    20261231,
    true,
    {},
  ])('%j is none', (value) => {
    expect(day.safeParse(value).error?.issues.map(({ message }) => message)).toContain(
      fault('isInvalid', { field: 'event_date' }),
    );
  });
});

test('today is judged where it is latest: twelve hours behind UTC', () => {
  expect(mostLenientToday(new Date('2026-06-02T11:59:59Z'))).toBe('2026-06-01');
  expect(mostLenientToday(new Date('2026-06-02T12:00:00Z'))).toBe('2026-06-02');
  expect(mostLenientToday(new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31');
});
