import { expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import type { SnapshotAnswer } from '../types.ts';
import { beginningOf, reachOf } from './reach.ts';

const questions = [
  textQuestion('q1', 'What do you do?'),
  textQuestion('q2', 'What are you looking for?'),
  textQuestion('q3', 'Which?', {
    input_type: 'multi_select',
    options: [
      { text: 'x'.repeat(300), value: 'long' },
      { text: 'short', value: 'short' },
    ],
  }),
];
const person = (id: string, answers: Record<string, SnapshotAnswer>) => ({ id, alias: id, answers });
const short = person('short', { q1: 'a'.repeat(40), q2: 'b'.repeat(10) });
const wordy = person('wordy', { q1: 'a'.repeat(700), q2: 'b'.repeat(20) });
const wordier = person('wordier', { q1: 'a'.repeat(400), q2: 'b'.repeat(900), q3: ['long', 'short'] });
const people = [wordy, short, wordier];

test('within the budget everything is read', () => {
  expect(reachOf(people, questions).size).toBe(0);
  expect(reachOf(people, questions, { event: 2_375, person: 0 }).size).toBe(0);
});

test('beyond it those who wrote most are read in part, their longest texts only so far, and others in full', () => {
  const reach = reachOf(people, questions, { event: 1_000, person: 0 });
  // 50 of the first are read; 950 are left for two, who get 475 each.
  expect(reach.get(short)).toBeUndefined();
  expect(reach.get(wordy)).toBe(455);
  // Four texts of 400, 900, 300 and 5: 475 less 5, shared by three.
  expect(reach.get(wordier)).toBe(156);
});

test('the order of people and of questions changes nothing, and every person adds to the budget', () => {
  const budget = { event: 400, person: 200 };
  const reach = reachOf(people, questions, budget);
  const turned = reachOf(people.toReversed(), questions.toReversed(), budget);
  expect(people.map((one) => turned.get(one))).toEqual(people.map((one) => reach.get(one)));
  expect(reach.get(wordy)).toBe(455);
});

test('a cut leaves no half word, unless there is nothing but one', () => {
  expect(beginningOf('bread and honey', 15)).toBe('bread and honey');
  expect(beginningOf('bread and honey', 13)).toBe('bread and');
  expect(beginningOf('x'.repeat(200), 100)).toBe('x'.repeat(100));
});
