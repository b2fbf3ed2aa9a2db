import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Traits } from '../score/traits.ts';
import type { Understanding } from '../understand/understand.ts';

/** Two to four sentences to `reader` about `other`: what the reader gets first. */
export function explain(
  reader: number,
  other: number,
  scores: EventScores,
  lexicon: Lexicon,
  _understanding: Understanding,
): string[] {
  const name = (key: number): string | undefined => {
    const index = scores.keys.conceptOf(key);
    const concept = index === undefined ? undefined : lexicon.concepts[index];
    return concept && !concept.sensitive ? concept.name : undefined;
  };
  const top = (wanted: Traits | undefined, held: Traits | undefined): string[] => {
    const found = [...(wanted ?? [])]
      .map(([key, weight]) => ({ key, value: weight * (held?.get(key) ?? 0) * scores.rarity(key) }))
      .filter(({ value }) => value > 0.05)
      .sort((x, y) => y.value - x.value || x.key - y.key)
      .map(({ key }) => name(key))
      .filter((text) => text !== undefined);
    return [...new Set(found)].slice(0, 2);
  };
  const [me, them] = [scores.persons[reader], scores.persons[other]];
  const sentences: string[] = [];
  const got = top(me?.demand, them?.supply);
  const given = top(them?.demand, me?.supply);
  const shared = top(me?.likeness, them?.likeness);
  if (got.length > 0) sentences.push(`They can help you with ${got.join(' and ')}.`);
  if (given.length > 0) sentences.push(`You can help them with ${given.join(' and ')}.`);
  if (shared.length > 0) sentences.push(`You both have to do with ${shared.join(' and ')}.`);
  if (sentences.length === 0) sentences.push('You share few topics so far.');
  if (sentences.length < 2) sentences.push('Ask what brought them here.');
  return sentences;
}
