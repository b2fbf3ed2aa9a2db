import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import { matchParticipants } from '../match-participants.ts';
import type { EventSnapshot } from '../types.ts';
import { resultInWords } from '../wording/result-in-words.ts';
import { explainMeetings } from './explain-meetings.ts';
import { scoreNewcomers } from './score-newcomers.ts';

const topics = lexicon.concepts.filter(({ sensitive }) => !sensitive).map(({ name }) => name);
const snapshot: EventSnapshot = {
  event: { name: 'Test', description: null },
  questions: [textQuestion('q2', 'What can you offer?'), textQuestion('q3', 'What are you looking for?')],
  participants: Array.from({ length: 13 }, (_, at) => ({
    id: `p${at}`,
    alias: `quiet-otter-${at}`,
    answers: {
      q2: `${topics[at * 17]}, me${at}@mail.example, +49 170 123456${at}`,
      q3: `${topics[((at + 1) % 13) * 17]} zqkvrtx${at}`,
    },
  })),
};
const turned = { ...snapshot, participants: [...snapshot.participants].reverse() };
const result = matchParticipants(snapshot, { room_size: 4, matches_per_person: 3, rounds: 3, lexicon });

describe('an evening of three rounds', () => {
  test('numbers rooms from one in each round and seats everyone in each', () => {
    for (const round of [1, 2, 3]) {
      const rooms = result.rooms.filter((room) => room.round === round);
      expect(rooms.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(rooms.flatMap(({ participants }) => participants).sort()).toEqual(
        snapshot.participants.map(({ id }) => id).sort(),
      );
    }
  });

  test('tells everyone in one line why they meet whoever they meet, each two once', () => {
    const together = result.rooms.flatMap(({ participants }) =>
      participants.flatMap((a) => participants.filter((b) => a < b).map((b) => `${a} ${b}`)),
    );
    expect(result.meetings.map(({ a, b }) => `${a} ${b}`)).toEqual([...new Set(together)].sort());
    const { pairs, meetings } = resultInWords(result, lexicon.displayNames);
    for (const { reason_for_a, reason_for_b } of meetings)
      for (const line of [reason_for_a, reason_for_b]) {
        expect(line).toMatch(/^(?:\p{Lu}[^\n]{8,180}[.?])?$/u);
        expect(line).not.toMatch(/zqkvrtx|@|\d{3}/);
      }
    const listed = pairs.find(({ a, b }) => together.includes(`${a} ${b}`));
    const meeting = meetings.find(({ a, b }) => a === listed?.a && b === listed.b);
    expect(meeting?.reason_for_a).toBe(listed?.reasons_for_a[0]);
  });

  test('is the same whatever the order of participants', () => {
    const options = { room_size: 4, matches_per_person: 3, rounds: 3, lexicon };
    expect(matchParticipants(turned, options)).toEqual(result);
  });
});

test('One round is what it was, with or without saying so', () => {
  const options = { room_size: 3, matches_per_person: 3, lexicon };
  const once = matchParticipants(snapshot, options);
  expect(matchParticipants(snapshot, { ...options, rounds: 1 })).toEqual(once);
  expect(once.rooms.every(({ round }) => round === 1)).toBe(true);
});

test('Who comes later has the values that a run with them gives, whatever the order of participants', () => {
  const stored = result.pair_values;
  const scored = scoreNewcomers(snapshot, lexicon, ['p4', 'p9', 'unknown']);
  expect(scored.newcomers.map(({ id }) => id)).toEqual(['p4', 'p9']);
  expect(scored.people).toEqual(stored?.people);
  for (const { id, values } of scored.newcomers) {
    const place = scored.people.indexOf(id);
    for (let other = 0; other < scored.people.length; other++) {
      const kept = other === place ? 0 : stored?.rows[Math.max(place, other)]?.[Math.min(place, other)];
      expect(values[other]).toBe(kept);
    }
  }
  expect(scoreNewcomers(turned, lexicon, ['p4', 'p9'])).toEqual(scored);
});

test('Who met is not brought together, and who is to be kept apart never, whatever the order of pairs and people', () => {
  const met: [string, string][] = result.pairs.slice(0, 4).map(({ a, b }) => [b, a]);
  const apart: [string, string][] = result.pairs.slice(4, 8).map(({ a, b }) => [a, b]);
  const options = { room_size: 4, matches_per_person: 3, rounds: 2, lexicon };
  const avoiding = { ...snapshot, met, apart: [...apart, ['p1', 'unknown'] as [string, string]] };
  const found = matchParticipants(avoiding, options);
  const together = [...found.pairs, ...found.meetings].map(({ a, b }) => `${a} ${b}`);
  for (const two of [...met, ...apart]) expect(together).not.toContain(two.toSorted().join(' '));
  expect(found).not.toHaveProperty('apart_broken');
  expect(matchParticipants({ ...turned, met: met.toReversed(), apart: apart.toReversed() }, options)).toEqual(found);
  expect(matchParticipants({ ...snapshot, met: [], apart: [] }, options)).toEqual(matchParticipants(snapshot, options));

  const [[one, other]] = apart as [[string, string]];
  const [place, otherPlace] = [one, other].map((id) => found.pair_values?.people.indexOf(id) as number) as [
    number,
    number,
  ];
  expect(found.pair_values?.rows[Math.max(place, otherPlace)]?.[Math.min(place, otherPlace)]).toBe(0);
  expect(scoreNewcomers(avoiding, lexicon, [one]).newcomers[0]?.values[otherPlace]).toBe(0);
});

test('A result says who has to sit together although they are to be kept apart', () => {
  const three = { ...snapshot, participants: snapshot.participants.slice(0, 3), apart: [['p2', 'p0']] };
  const found = matchParticipants(three as EventSnapshot, { room_size: 4, matches_per_person: 3, rounds: 2, lexicon });
  expect(found.apart_broken).toEqual([1, 2].map((round) => ({ round, a: 'p0', b: 'p2' })));
  expect(found.pairs.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(['p0 p1', 'p1 p2']);
});

test('Who meets after a change of plan reads what the run would have told them', () => {
  const two = result.meetings.slice(0, 5);
  const pairs = two.map(({ a, b }, at): [string, string] => (at % 2 === 0 ? [a, b] : [b, a]));
  expect(explainMeetings(snapshot, lexicon, [...pairs, ['p1', 'unknown']])).toEqual(two);
  expect(explainMeetings(turned, lexicon, pairs)).toEqual(two);
});
