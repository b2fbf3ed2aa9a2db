import type { Room } from '@serendip/contract/matching';
import { expect, test } from 'vitest';
import { peopleList, roomCards } from './seats-on-paper.ts';

const room = (room_number: number, ...aliases: (string | null)[]): Room => ({
  room_number,
  participants: aliases.map((alias) => ({
    id: String(alias),
    alias,
    email: null,
    email_confirmed: null,
    name: null,
    shown_name: null,
  })),
  match_category: 'can_help',
  match_percentage: 50,
  told_little: null,
});
const rounds = [
  [room(1, 'Zoe', 'otter-10'), room(2, 'otter-9', 'adam', 'Ben')],
  [room(1, 'adam', 'Zoe'), room(2, 'otter-9', 'otter-10')],
];

test('a room has a card with who sits there in each round, a room without people too', () => {
  expect(roomCards(rounds)).toEqual([
    {
      number: 1,
      rounds: [
        ['otter-10', 'Zoe'],
        ['adam', 'Zoe'],
      ],
    },
    {
      number: 2,
      rounds: [
        ['adam', 'Ben', 'otter-9'],
        ['otter-9', 'otter-10'],
      ],
    },
  ]);
  expect(roomCards([[room(2, 'a', 'b')]])[0]).toEqual({ number: 1, rounds: [[]] });
  expect(roomCards([])).toEqual([]);
});

test('people are listed by the alphabet, each with a room for every round or none', () => {
  expect(peopleList(rounds).map(({ called, rooms }) => [called, ...rooms])).toEqual([
    ['adam', 2, 1],
    ['Ben', 2, null],
    ['otter-9', 2, 2],
    ['otter-10', 1, 2],
    ['Zoe', 1, 1],
  ]);
});

test('a name stands where it may be shown, with the alias beside it where two have it', () => {
  const [first] = [room(1, 'otter-10', 'adam', 'zebra-1')];
  const named = (first?.participants ?? []).map((one, at) => ({
    ...one,
    shown_name: ['Mia', 'mia', null][at] ?? null,
  }));
  const rounds = [[{ ...first, participants: named } as Room]];
  expect(peopleList(rounds).map(({ called }) => called)).toEqual(['mia (adam)', 'Mia (otter-10)', 'zebra-1']);
  expect(roomCards(rounds)[0]?.rounds).toEqual([['mia (adam)', 'Mia (otter-10)', 'zebra-1']]);
});
