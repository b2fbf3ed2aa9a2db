import { describe, expect, test } from 'vitest';
import { lexiconFiles as files, lexicon } from '../../test/whole-lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import { findConcepts } from '../understand/find-concepts.ts';
import { checkLexicon, lexiconCoverage } from './check-lexicon.ts';
import { compileLexicon } from './compile-lexicon.ts';
import type { ConceptEntry, LexiconFiles } from './lexicon-file.ts';

const small = (concepts: ConceptEntry[]): LexiconFiles => ({ ...files, domains: [{ domain: 'test', concepts }] });
type Spoken = 'en' | 'de' | 'fr' | 'es';
const foundConcepts = (text: string, concepts: ConceptEntry[], language: Spoken = 'en'): string[] => {
  const lexicon = compileLexicon(small(concepts));
  const found = findConcepts(tokenise(text), language, lexicon);
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

  test.each([
    ['inflected', 'two beekeepers'],
    ['with other small words', 'bees on a flat roof'],
    ['with a typo', 'an old beekeper'],
    ['in another language', 'ich habe eine Imkerei'],
  ])('%s', (_, text) => {
    expect(foundConcepts(text, [bees])).toContain('beekeeping');
  });

  test('but not across a full stop', () => {
    expect(foundConcepts('We like bees. Roof work is mine', [bees])).toEqual([]);
  });

  test('the longest first, each word once', () => {
    const hiring: ConceptEntry = { id: 'hiring', name: 'hiring' };
    const sales: ConceptEntry = { id: 'sales-hiring', name: 'hiring sales people' };
    expect(foundConcepts('hiring sales people', [hiring, sales])).toEqual(['sales-hiring']);
  });
});

describe('a single word', () => {
  const training: ConceptEntry = { id: 'training', name: 'vocational training', say: ['=VET', 'FLE', 'CAR-T'] };
  const maine: ConceptEntry = { id: 'maine', name: 'Maine', say: ['Kurds'] };
  const seniors: ConceptEntry = { id: 'seniors', name: 'older people', say: ['=seniors'] };

  test.each([
    ['an acronym in any case', 'teaching fle', 'training'],
    ['one that is a word besides in capitals', 'a VET college', 'training'],
    ['and in the plural', 'two VETs', 'training'],
    ['a name in lower case', 'from maine', 'maine'],
    ['a name in the singular', 'a Kurd', 'maine'],
    ['one form of a word', 'Seniors', 'seniors'],
  ])('is %s', (_, text, id) => {
    expect(foundConcepts(text, [training, maine, seniors])).toContain(id);
  });

  test.each(['my vet', 'I NEED A VET', 'to flee', 'a full cart', 'the main thing', 'a senior developer'])(
    'is nothing else: %s',
    (text) => {
      expect(foundConcepts(text, [training, maine, seniors])).toEqual([]);
    },
  );
});

describe('in another language a word keeps its sense', () => {
  const found = (text: string, language: Spoken): string[] =>
    findConcepts(tokenise(text), language, lexicon).flatMap(({ concepts }) =>
      concepts.map((index) => lexicon.concepts[index]?.id ?? ''),
    );

  test.each<[Spoken, string, string]>([
    ['de', 'Mein altes Sofa muss weg', 'tenants-and-owners'],
    ['de', 'Mein Chef ist schwierig', 'chef-work'],
    ['de', 'Leute, die gern mit Freunden kochen', 'chef-work'],
    ['de', 'wer fährt mit zum Einkaufen', 'procurement'],
    ['de', 'ein leckeres Gericht lernen', 'courts-administration'],
    ['de', 'Reis mit Gemüse', 'travel'],
    ['de', 'ein Fahrrad richten', 'judge-prosecutor'],
    ['fr', 'rencontrer des gens', 'genomics'],
    ['fr', "des chefs d'entreprise", 'chef-work'],
    ['fr', 'tourner à droite', 'law'],
    ['fr', 'livrer des repas', 'reading'],
    ['fr', 'du sel et du poivre', 'time-bank'],
    ['fr', 'bourse aux jouets', 'scholarships'],
    ['fr', 'refaire ma salle de bain', 'event-venues'],
    ['fr', 'fermer la porte', 'farming'],
    ['es', 'comida casera', 'landlords'],
    ['es', 'pies de gato', 'cats'],
    ['es', 'tiempo libre', 'reading'],
    ['es', 'ejercicio físico', 'physics'],
    ['en', 'a vet for my old cat', 'vocational-training'],
    ['en', 'moles in my lawn', 'dermatology'],
    ['en', 'the toilet is leaking', 'water-sanitation'],
    ['en', 'my living room needs painting', 'recording-studio'],
    ['en', 'skate buddies', 'card-games'],
    ['en', 'flee the city', 'french-lessons'],
    ['en', 'plastic surgery after my mastectomy', 'plastics-processing'],
    ['en', 'I breed ball pythons', 'python-programming'],
    ['en', 'I woke up', 'asian-cuisine'],
    ['en', 'my nose may bleed', 'bluetooth-low-energy'],
    ['en', 'a full cart', 'gene-cell-therapy'],
    ['en', 'a mop and a bucket', 'motorcycling'],
    ['en', 'fish and cod', 'software-development'],
    ['en', 'a rag doll', 'llm-applications'],
    ['en', "Ursula Le Guin's novels", 'place-west-africa'],
    ['en', 'the Romans built it', 'lang-romani'],
    ['en', 'hives on my skin', 'sexual-health'],
    ['en', 'senior Java people', 'older-people'],
    ['en', 'server at a restaurant', 'infrastructure-operations'],
    ['en', 'improve my English', 'improv-theatre'],
    ['en', 'willing to help', 'inheritance'],
    ['en', 'lakes and caves', 'caving'],
  ])('%s: %s is not %s', (language, text, concept) => {
    expect(found(text, language)).not.toContain(concept);
  });

  test.each<[Spoken, string, string]>([
    ['de', 'unsere WEG', 'tenants-and-owners'],
    ['de', 'Ich bin Koch', 'chef-work'],
    ['de', 'Fußballer', 'football'],
    ['de', 'ich arbeite am Gericht', 'courts-administration'],
    ['fr', 'le droit du travail', 'labour-law'],
    ['fr', 'des livres', 'reading'],
    ['fr', 'un SEL dans le quartier', 'time-bank'],
    ['es', 'tengo un gato', 'cats'],
    ['en', 'RAG over our documents', 'llm-applications'],
    ['en', 'my cat needs a vet', 'veterinary-medicine'],
    ['en', 'genes and proteins', 'genomics'],
    ['en', 'I code', 'software-development'],
  ])('%s: %s is %s', (language, text, concept) => {
    expect(found(text, language)).toContain(concept);
  });
});
