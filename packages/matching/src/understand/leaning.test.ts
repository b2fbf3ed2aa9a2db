import { expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';
import { splitClauses } from './clauses.ts';
import { leaningsOf } from './leaning.ts';

/** The words of an answer that lean towards being sought. */
function sought(answer: string): string {
  const clauses = splitClauses(answer, lexicon);
  const leanings = leaningsOf(clauses, lexicon.leanings);
  return clauses
    .flatMap(({ tokens }, at) => tokens.filter((_, place) => (leanings[at]?.[place] ?? 0) > 0.5))
    .map(({ word }) => word)
    .join(' ');
}

test.each([
  ['notary for 20 years. anyone got a canoe?', 'anyone got a canoe'],
  ["no idea how pensions work, i'm good at crosswords though", 'no idea how pensions work'],
  ['I tune harpsichords and would love to meet people who sail', 'and would love to meet people who sail'],
  ['who knows a good roofer? I can lend you a trailer', 'who knows a good roofer'],
  ['Ich stimme Klaviere. Suche einen Platz fürs Boot', 'suche einen platz furs boot'],
  ['wer kennt einen guten dachdecker? ich kann anhänger verleihen', 'wer kennt einen guten dachdecker'],
  ['Je répare les violons. Je cherche une cave', 'cherche une cave'],
  ['I am a baker looking for a cofounder', 'looking for a cofounder'],
  ['Arreglo violines. Busco un garaje', 'busco un garaje'],
])("Of '%s' the words '%s' are sought", (answer, words) => {
  expect(sought(answer)).toBe(words);
});

test('Without what was learned every piece is as likely sought as given', () => {
  const clauses = splitClauses('I tune pianos. Looking for a boat', lexicon);
  expect(new Set(leaningsOf(clauses, new Map()).flat())).toEqual(new Set([0.5]));
});
