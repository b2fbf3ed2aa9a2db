import { describe, expect, test } from 'vitest';
import { formatClock, formatDay, formatMoment, formatTime, isPastDay, relativeTime, today } from './dates.ts';

const now = new Date('2030-05-20T12:00:00Z').getTime();
const ago = (milliseconds: number) => relativeTime(new Date(now - milliseconds).toISOString(), now);

describe('relative times', () => {
  test('say Just now under a minute, and for times in the future', () => {
    expect(ago(0)).toBe('Just now');
    expect(ago(59_999)).toBe('Just now');
    expect(ago(-5_000)).toBe('Just now');
  });

  test('count whole minutes, hours and days', () => {
    expect(ago(60_000)).toBe('1m ago');
    expect(ago(59 * 60_000)).toBe('59m ago');
    expect(ago(60 * 60_000)).toBe('1h ago');
    expect(ago(23 * 3_600_000 + 59 * 60_000)).toBe('23h ago');
    expect(ago(24 * 3_600_000)).toBe('1d ago');
    expect(ago(6 * 86_400_000 + 23 * 3_600_000)).toBe('6d ago');
  });

  test('become the date from seven days on', () => {
    const iso = new Date(now - 7 * 86_400_000).toISOString();
    expect(relativeTime(iso, now)).toBe(new Date(iso).toLocaleDateString());
  });

  test('are empty for a text that is not a time', () => {
    expect(relativeTime('soon', now)).toBe('');
  });
});

test('a time of day, a moment and a time on the clock have one form, which the language gives', () => {
  for (const [hours, minutes, clock] of [
    [19, 30, '19:30'],
    [0, 5, '00:05'],
  ] as const) {
    const moment = new Date(2030, 0, 5, hours, minutes);
    expect(formatTime(moment.getTime())).toBe(formatClock(clock));
    expect(formatMoment(moment.toISOString())).toContain(formatClock(clock));
  }
});

describe('calendar days', () => {
  test('today is the local day, not the day in UTC', () => {
    expect(today(new Date(2030, 0, 5, 23, 59))).toBe('2030-01-05');
    expect(today(new Date(2030, 0, 5, 0, 1))).toBe('2030-01-05');
  });

  test('only days before today are past', () => {
    const noon = new Date(2030, 4, 20, 12);
    expect(isPastDay('2030-05-19', noon)).toBe(true);
    expect(isPastDay('2030-05-20', noon)).toBe(false);
    expect(isPastDay('2030-05-21', noon)).toBe(false);
  });

  test('a day as text keeps its day and year', () => {
    expect(formatDay('2030-05-01')).toContain('1');
    expect(formatDay('2030-05-01')).toContain('2030');
    expect(formatDay('not a day')).toBe('not a day');
  });
});
