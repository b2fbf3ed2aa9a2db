import type { ConceptEntry, LexiconFiles } from '@serendip/matching/lexicon/lexicon-file';
import type { HelpCase, Text } from './cases.ts';

/** Fewer phrases than this say nothing about each other. */
const FEWEST_PHRASES = 3;
const BROADER_PHRASES = 3;

/** Who speaks of a concept may help who needs it; so may, with `helps`, who speaks of another. */
export function conceptCases({ domains }: LexiconFiles, read: (text: string) => Text): HelpCase[] {
  const concepts = domains.flatMap((domain) => domain.concepts);
  const phrases = new Map(concepts.map((concept) => [concept.id, phrasesOf(concept, read)]));
  return concepts.flatMap(({ id, broader = [], helps = [] }) => {
    const own = phrases.get(id) ?? [];
    const above = broader.flatMap((other) => phrases.get(other)?.slice(0, BROADER_PHRASES) ?? []);
    const helped = helps.map((other) => ({ needs: phrases.get(other) ?? [], offers: own }));
    return [...helped, ...(own.length >= FEWEST_PHRASES ? [{ needs: own, offers: [...own, ...above] }] : [])].filter(
      ({ needs, offers }) => needs.length > 0 && offers.length > 0,
    );
  });
}

/** The words of each everyday field, one text a word or phrase. */
export function fieldTexts({ fields }: LexiconFiles, read: (text: string) => Text): Text[][] {
  return Object.values(fields.fields).map((list) =>
    list
      .split(' ')
      .map((entry) => read(entry.replaceAll('_', ' ')))
      .filter((text) => text.length > 0),
  );
}

const phrasesOf = ({ name, say = [] }: ConceptEntry, read: (text: string) => Text): Text[] =>
  [name, ...say].map(read).filter((text) => text.length > 0);
