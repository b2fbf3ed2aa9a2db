import { expect, test } from 'vitest';
import { type Known, nowOf } from './now-of.ts';

const before: Known = {
  event: { event_date: null, starts_at: null },
  joined: 12,
  answered: 9,
  hasRun: false,
  hasCompletedRun: false,
  hasDraft: false,
  moment: { state: null, round: 0, rounds: 0, left: null },
  live: null,
  met: null,
};
const noon = new Date('2026-05-20T12:00:00Z');
const of = (changes: Partial<Known>) => nowOf({ ...before, ...changes }, noon);
const live = { paused_in: null, here_count: 9, came_count: 13 };

test('an event that nobody has joined asks to send the link', () => {
  expect(of({ joined: 0, answered: 0 })).toEqual({
    line: 'Nobody has joined yet. Send the link to your guests.',
    next: 'share',
  });
});

test('with three people and no run the next step is to match, otherwise to share', () => {
  expect(of({})).toEqual({ line: '12 joined, 9 answered', next: 'match' });
  expect(of({ joined: 2, answered: 2 }).next).toBe('share');
  expect(of({ hasRun: true }).next).toBe('share');
  expect(of({ answered: null }).line).toBe('12 joined');
});

test('with a draft the next step is to look at it and publish, until the doors are next', () => {
  const draft = { hasRun: true, hasCompletedRun: true, hasDraft: true };
  const on = (event_date: string) => of({ ...draft, event: { event_date, starts_at: null } }).next;
  expect([on('2026-05-22'), on('2026-05-20')]).toEqual(['publish', 'open doors']);
});

test('opening the doors is next from 3 hours before the start, on the day, or once a run has completed', () => {
  const from = (starts_at: string) => of({ event: { event_date: '2026-05-20', starts_at } }).next;
  expect([from('2026-05-20T15:00:00Z'), from('2026-05-20T15:01:00Z')]).toEqual(['open doors', 'match']);
  const on = (event_date: string) => of({ joined: 0, event: { event_date, starts_at: null } }).next;
  expect([on('2026-05-20'), on('2026-05-22')]).toEqual(['open doors', 'share']);
  expect(of({ hasRun: true, hasCompletedRun: true }).next).toBe('open doors');
});

test('while the evening is on the line tells its state, and the next step is to run it', () => {
  const during = (state: 'doors' | 'round' | 'break' | 'paused', paused_in: 'round' | 'break' | null = null) =>
    of({ moment: { state, round: 2, rounds: 3, left: state === 'doors' ? null : 451 }, live: { ...live, paused_in } });
  expect(during('doors')).toEqual({ line: 'Doors are open, 9 here', next: 'run' });
  expect(during('round').line).toBe('Round 2 of 3, 7:31 left');
  expect(during('break').line).toBe('Break after round 2, 7:31 left');
  expect(during('paused', 'round').line).toBe('Round 2 of 3, paused, 7:31 left');
  expect(during('paused', 'break')).toEqual({ line: 'Break after round 2, paused, 7:31 left', next: 'run' });
});

test('afterwards it counts who came, and pairs who met in fives once five people have answered', () => {
  const after = (met: number | null, came_count = 13) =>
    of({ moment: { state: 'ended', round: 3, rounds: 3, left: null }, live: { ...live, came_count }, met });
  expect(after(6)).toEqual({ line: '13 came, about 5 pairs met', next: 'results' });
  expect(after(8).line).toBe('13 came, about 10 pairs met');
  expect(after(2).line).toBe('13 came');
  expect(after(null).line).toBe('13 came');
  expect(after(null, 0).line).toBe('The evening is over');
});
