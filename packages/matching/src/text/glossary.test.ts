import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lexiconFiles as files, lexicon } from '../../test/whole-lexicon.ts';
import { placeOfWord } from '../lexicon/place-of-word.ts';
import { createGlossary, inEnglish } from './glossary.ts';
import { stem } from './stem.ts';

const content = join(import.meta.dirname, '../../../../content');

describe('A word of another language is known in English', () => {
  const german = createGlossary('de', [
    ['Fahrrad', ['bicycle', 'bike']],
    ['kochen', ['cook']],
    ['Hund', ['dog']],
    ['Schule', ['school']],
    ['Öl', ['oil']],
  ]);
  test.each([
    ['fahrrad', ['bicycle', 'bike']],
    ['ol', ['oil']],
    ['koche', ['cook']],
    ['hunde', ['dog']],
    ['hundeschule', ['dog', 'school']],
    ['fahrradschulen', ['bicycle', 'school']],
    ['hundert', undefined],
    ['klavier', undefined],
  ])('%s', (word, names) => expect(inEnglish(word, german)).toEqual(names));

  test('compounds are German', () => {
    const french = createGlossary('fr', [
      ['chien', ['dog']],
      ['école', ['school']],
    ]);
    expect(inEnglish('chiens', french)).toEqual(['dog']);
    expect(inEnglish('ecole', french)).toEqual(['school']);
    expect(inEnglish('chienecole', french)).toBeUndefined();
  });
});

describe.each(['de', 'fr', 'es'] as const)('The glossary %s', (language) => {
  const entries = files.glossaries?.[language] ?? [];
  const names = entries.flatMap(([, of]) => of);

  test('has thousands of words, each once', () => {
    expect(entries.length).toBeGreaterThan(6000);
    expect(new Set(entries.map(([word]) => word)).size).toBe(entries.length);
  });

  test('is one word a line, lower case, with one or two English names', () => {
    const odd = entries.filter(
      ([word, of]) =>
        word !== word.toLowerCase() ||
        /\s/.test(word) ||
        of.length > 2 ||
        of.some((name) => !/^[a-z0-9][a-z0-9' +#.&/-]*$/.test(name)),
    );
    expect(odd).toEqual([]);
  });

  test('leads to English words that the engine knows', () => {
    const known = (word: string) =>
      placeOfWord(word, lexicon) !== undefined || lexicon.fieldWords.longestAt([stem(word, 'en')], 0) !== undefined;
    const lost = names.filter((name) => !name.split(/[ -]/).some(known));
    expect(lost.length / names.length).toBeLessThan(0.02);
  });
});

test('There are no files beside the glossaries but their README', () => {
  expect(readdirSync(join(content, 'glossary')).sort()).toEqual(['README.md', 'de.tsv', 'es.tsv', 'fr.tsv']);
});
