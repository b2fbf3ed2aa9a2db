import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLexicon } from '../read-lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import { spotConcepts } from '../understand/spot-concepts.ts';
import { checkLexicon, lexiconCoverage } from './check-lexicon.ts';
import { compileLexicon } from './compile-lexicon.ts';
import type { ConceptEntry, LexiconFiles } from './lexicon-file.ts';

const files = readLexicon(join(import.meta.dirname, '../../../../content/lexicon'));

const small = (concepts: ConceptEntry[]): LexiconFiles => ({ ...files, domains: [{ domain: 'test', concepts }] });
const spotted = (text: string, concepts: ConceptEntry[], language: 'en' | 'de' = 'en'): string[] => {
  const lexicon = compileLexicon(small(concepts));
  const found = spotConcepts(tokenise(text), language, lexicon);
  return found.flatMap(({ concepts: indexes }) => indexes.map((index) => lexicon.concepts[index]?.id ?? ''));
};

describe('the lexicon shipped', () => {
  test('has no doubled ids, dangling links or circles', () => {
    expect(checkLexicon(files).filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('covers thousands of concepts in four languages', () => {
    const coverage = lexiconCoverage(files);
    expect(coverage.concepts).toBeGreaterThan(3000);
    expect(coverage.phrases_en).toBeGreaterThan(20_000);
    expect(Math.min(coverage.phrases_de ?? 0, coverage.phrases_fr ?? 0, coverage.phrases_es ?? 0)).toBeGreaterThan(
      2000,
    );
    expect(coverage.fields).toBeGreaterThan(400);
  });

  test('marks as sensitive only fields that exist', () => {
    for (const field of files.fields.sensitive) expect(Object.keys(files.fields.fields)).toContain(field);
  });
});

describe('checkLexicon names', () => {
  test.each<[string, ConceptEntry[], string]>([
    [
      'a doubled id',
      [
        { id: 'a', name: 'a' },
        { id: 'a', name: 'b' },
      ],
      "test: 'a' exists already",
    ],
    ['a dangling link', [{ id: 'a', name: 'a', helps: ['b'] }], "a: helps 'b' does not exist"],
    [
      'a circle',
      [
        { id: 'a', name: 'a', broader: ['b'] },
        { id: 'b', name: 'b', broader: ['a'] },
      ],
      'a: is broader than itself',
    ],
    [
      'a malformed id',
      [{ id: 'Not an id', name: 'a' }],
      "test: 'Not an id' is no id (lowercase words joined by hyphens)",
    ],
  ])('%s', (_, concepts, text) => {
    expect(checkLexicon(small(concepts)).map((problem) => problem.text)).toContain(text);
  });
});

describe('phrases are found', () => {
  const bees: ConceptEntry = {
    id: 'beekeeping',
    name: 'beekeeping',
    say: ['bees on the roof', 'beekeeper'],
    say_de: ['Imkerei'],
  };
  const tax: ConceptEntry = { id: 'tax', name: 'tax advice', say_de: ['Steuer', 'Beratung'] };

  test.each([
    ['inflected', 'two beekeepers'],
    ['with other small words', 'bees on a flat roof'],
    ['with a typo', 'an old beekeper'],
    ['in another language', 'ich habe eine Imkerei'],
  ])('%s', (_, text) => {
    expect(spotted(text, [bees])).toContain('beekeeping');
  });

  test('inside a German compound', () => {
    expect(spotted('suche eine gute Steuerberatung', [tax], 'de')).toContain('tax');
  });

  test('but not across a full stop', () => {
    expect(spotted('We like bees. Roof work is mine', [bees])).toEqual([]);
  });

  test('the longest first, each word once', () => {
    const hiring: ConceptEntry = { id: 'hiring', name: 'hiring' };
    const sales: ConceptEntry = { id: 'sales-hiring', name: 'hiring sales people' };
    expect(spotted('hiring sales people', [hiring, sales])).toEqual(['sales-hiring']);
  });
});
