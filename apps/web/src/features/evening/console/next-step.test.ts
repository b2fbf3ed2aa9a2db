import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const known = {
  state: null,
  round: 0,
  rounds: 0,
  left: null,
  hereCount: 0,
  expectedCount: 4,
  breakMinutes: 2,
  startText: null,
};
const inRound = { ...known, state: 'round', round: 1, rounds: 3, left: 60 } as const;

test.each([
  ['before anything', known, 'open_doors', 'Open the doors', false],
  ['open doors', { ...known, state: 'doors', rounds: 3 }, 'start', 'Start round 1 of 3', true],
  ['a round', inRound, 'next', 'End round 1 now', true],
  ['a round without a break after it', { ...inRound, breakMinutes: 0 }, 'next', 'Next round', true],
  ['a round whose time is up', { ...inRound, left: 0 }, 'next', 'End round 1 now', false],
  ['a break', { ...inRound, state: 'break' }, 'next', 'Start round 2 now', true],
  ['a pause', { ...inRound, state: 'paused' }, 'resume', 'Go on', false],
  ['the last round', { ...inRound, round: 3 }, 'end', 'End the evening', true],
  ['the last round, its time up', { ...inRound, round: 3, left: 0 }, 'end', 'End the evening', true],
  ['the end', { ...inRound, state: 'ended' }, 'open_doors', 'Open the doors', true],
] as const)(
  'after %s there is one obvious step, which asks only where something is cut short or over for good',
  (_name, at, ...rest) => {
    const { action, label, asks } = nextStep(at);
    expect([action, label, asks !== null]).toEqual(rest);
  },
);

test('before a round the host reads whom it is for, and until when', () => {
  const startText = '4 people in 2 rooms, 12 minutes. Ends about 21:05.';
  const describe = (hereCount: number, expectedCount: number) =>
    nextStep({ ...known, state: 'doors', rounds: 3, hereCount, expectedCount, startText }).asks?.description;
  expect(describe(0, 4)).toBe(`${startText} Nobody has checked in, so everyone in the run gets a room.`);
  expect(describe(3, 1)).toBe(`${startText} 1 person is not here yet.`);
  expect(describe(1, 2)).toBe(`${startText} 2 people are not here yet.`);
  expect(describe(4, 0)).toBe(startText);
  expect(nextStep({ ...inRound, state: 'break', startText }).asks?.description).toBe(
    `Everybody is told to go to their room. Round 2 of 3: ${startText}`,
  );
});
