import { expect, test } from 'vitest';
import { lexicon } from '../../test/whole-lexicon.ts';
import { completeTopic } from './suggest-topics.ts';

test.each([
  ['bookk', 'en', 'bookkeeping'],
  ['keeping', 'en', undefined],
  ['Buchh', 'de', 'Buchhaltung'],
  ['Buchf', 'de', 'Buchführung'],
  ['comptab', 'fr', 'comptabilité'],
  ['contab', 'es', 'contabilidad'],
  ['advice', 'en', 'tax advice'],
  ['accoutn', 'en', 'accounting'],
  ['co-f', 'en', 'co-founders and partners'],
  ['3d p', 'en', '3D printing'],
] as const)('%s in %s brings %s', (query, language, phrase) => {
  const found = completeTopic(query, 'offer', lexicon, language);
  if (phrase) expect(found).toContain(phrase);
  expect(found.length).toBeLessThanOrEqual(8);
});

test.each(['', ' ', 'b', ' b ', '🎸🎸', '!!'])('%j brings nothing', (query) => {
  expect(completeTopic(query, 'need', lexicon)).toEqual([]);
});

test('no phrase comes twice', () => {
  for (const query of ['con', 'pho', 'bu', 'photgraph']) {
    const found = completeTopic(query, 'need', lexicon);
    expect(new Set(found).size).toBe(found.length);
  }
});
