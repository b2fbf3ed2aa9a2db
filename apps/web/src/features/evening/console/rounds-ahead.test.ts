import { expect, test } from 'vitest';
import { formatTime } from '../../../lib/dates.ts';
import { endText, startText, suggestedRounds } from './rounds-ahead.ts';

const now = Date.parse('2026-05-20T20:25:00Z');
const ahead = { round: 1, rounds: 3, minutes: 12, breakMinutes: 2, people: 11, roomSize: 2 };

test('a start names people, rooms, minutes and the end, with the breaks between', () => {
  const end = formatTime(Date.parse('2026-05-20T21:05:00Z'));
  expect(startText(ahead, now)).toBe(`11 people in 5 rooms, 12 minutes. Ends about ${end}.`);
  expect(startText({ ...ahead, people: 3, minutes: 1, roomSize: 3 }, now)).toMatch(/^3 people in 1 room, 1 minute\. /);
  expect(startText({ ...ahead, roomSize: null }, now)).toMatch(/^11 people, 12 minutes\. /);
});

test('in a break the end counts the rounds that are left', () => {
  expect(endText({ ...ahead, round: 3 }, now)).toBe(`Ends about ${formatTime(Date.parse('2026-05-20T20:37:00Z'))}`);
});

test('three rounds are suggested, or as many as have new people for everyone', () => {
  expect([suggestedRounds(10, 2), suggestedRounds(10, 4), suggestedRounds(7, 4), suggestedRounds(3, 8)]).toEqual([
    3, 3, 2, 1,
  ]);
});
