import { describe, expect, test } from 'vitest';
import { type Course, momentAt } from './moment.ts';

const ends = Date.UTC(2026, 4, 20, 19, 0, 0);
const course = (changes: Partial<Course> = {}): Course => ({
  state: 'round',
  round: 1,
  rounds: 3,
  ends_at: new Date(ends).toISOString(),
  paused_left: null,
  automatic: true,
  minutes: 10,
  break_minutes: 2,
  ...changes,
});
const second = 1000;
const minute = 60 * second;

describe('a device that hears nothing goes on by the plan', () => {
  test.each([
    ['a round that has time left', course(), -90 * second, { state: 'round', round: 1, left: 90 }],
    ['the end of a round is a break', course(), 0, { state: 'break', round: 1, left: 120 }],
    ['the end of a break is the next round', course(), 2 * minute, { state: 'round', round: 2, left: 600 }],
    ['a long silence', course(), 13 * minute + 500, { state: 'break', round: 2, left: 60 }],
    ['the last round ends the evening', course({ round: 3 }), 0, { state: 'ended', round: 3, left: null }],
    ['no breaks', course({ break_minutes: 0 }), 11 * minute, { state: 'round', round: 3, left: 540 }],
    ['a break that was heard of', course({ state: 'break' }), minute, { state: 'round', round: 2, left: 540 }],
    ['a host who goes on by hand', course({ automatic: false }), minute, { state: 'round', round: 1, left: 0 }],
    [
      'a pause does not pass',
      course({ state: 'paused', ends_at: null, paused_left: 61.2 }),
      minute,
      { state: 'paused', round: 1, left: 62 },
    ],
    ['open doors', course({ state: 'doors', round: 0, ends_at: null }), 0, { state: 'doors', round: 0, left: null }],
  ] as const)('%s', (_name, heard, after, expected) => {
    expect(momentAt(heard, ends + after)).toEqual({ rounds: 3, ...expected });
  });
});
