import { WEIGHTS } from '../weights.ts';
import { type Dismissed, NOTHING_DISMISSED } from './dismissed.ts';
import type { Statements } from './statement.ts';

/** Weighted things by role: concepts by their place in the lexicon, words by their stem. */
export type ByRole<K> = Record<
  'offer' | 'need' | 'fact' | 'interest' | 'concern' | 'company' | 'refusal',
  Map<K, number>
>;

/** Everything the engine reads in one participant's answers. */
export interface Profile {
  concepts: ByRole<number>;
  /** Everyday fields by their place in the lexicon: how much of what was said goes with each. */
  fields: ByRole<number>;
  /** Concept groups that single words point to, by the group's concept. */
  groups: ByRole<number>;
  /** Stems. */
  words: ByRole<string>;
  /** Chosen options by question, for questions that are no text. */
  choices: Map<string, Set<string>>;
  /** Slider answers by question, 0 at the slider's lower end and 1 at its upper. */
  levels: Map<string, number>;
  /** Sums of the help vectors of the person's words, as wants and as possessions; empty without help vectors. */
  wanted: Float32Array;
  held: Float32Array;
  /** Short needs and offers, for exact comparison. */
  statements: Statements;
  /** Concepts that the person reports as their own trouble. */
  troubles: Set<number>;
  /** Topics that the person dismissed: they are not recorded when read again. */
  dismissed: Dismissed;
}

export const emptyProfile = (dims: number, dismissed: Dismissed = NOTHING_DISMISSED): Profile => ({
  dismissed,
  statements: { sought: [], given: [] },
  troubles: new Set(),
  concepts: byRole(),
  fields: byRole(),
  groups: byRole(),
  words: byRole(),
  choices: new Map(),
  levels: new Map(),
  wanted: new Float32Array(dims),
  held: new Float32Array(dims),
});

const byRole = <K>(): ByRole<K> => ({
  offer: new Map(),
  need: new Map(),
  fact: new Map(),
  interest: new Map(),
  concern: new Map(),
  company: new Map(),
  refusal: new Map(),
});

/** Saying a thing twice makes it no truer: the strongest mention counts, a second one adds a little. */
export function note<K>(weights: Map<K, number>, key: K, weight: number): void {
  const before = weights.get(key) ?? 0;
  weights.set(key, Math.max(before, weight) + WEIGHTS.said.again * Math.min(before, weight));
}

/** Every further word of a field makes it surer that the field is meant. */
export function gather<K>(weights: Map<K, number>, key: K, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}
