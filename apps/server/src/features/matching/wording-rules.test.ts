import { describe, expect, test } from 'vitest';
import { isFaithful, runsOf } from './wording-rules.ts';

const template = 'You are looking for tax advice; that is something they offer.';
const topics = ['tax advice'];
const taken = new Set(runsOf('I would love to know how you came to be here'));
const faithful = (wording: string) => isFaithful(template, wording, topics, taken);

describe('another wording of a reason stands', () => {
  test.each([
    'Tax advice is what you are looking for, and they offer it.',
    'They can help you with tax advice.',
    'What you need and what they bring meet in tax advice.',
    template,
  ])('%s', (wording) => expect(faithful(wording)).toBe(true));
});

describe('another wording of a reason does not stand', () => {
  test.each<[string, string]>([
    ['without its topic', 'They offer just what you are looking for.'],
    ['the other way round', 'They are looking for tax advice; that is something you offer.'],
    ['with help from nobody knows whom', 'Offers of tax advice, for you.'],
    ['with a name', 'Maria can help you with tax advice.'],
    ['with a topic of its own', 'They can help you with tax advice and divorce.'],
    ['with a number', 'They can help you with tax advice in 2 days.'],
    ['with a link', 'They can help you with tax advice: evil.example/x'],
    ['with an address', 'They can help you with tax advice: me@evil.example'],
    ['with markup', '<b>They</b> can help you with tax advice.'],
    ['with four words of an answer', 'They can help you with tax advice: how you came to this.'],
    ['too long', `They can help you with tax advice, ${'and so on, '.repeat(20)}.`],
    ['on two lines', 'They can help you\nwith tax advice.'],
    ['empty', ''],
  ])('%s', (_, wording) => expect(faithful(wording)).toBe(false));
});
