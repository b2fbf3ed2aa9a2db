// Counts in texts/situations and texts/mixed-answers how common what people say is, and writes
// content/learned/commonness.tsv: node research/count-commonness.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankQuestion } from '@serendip/matching/blank-question';
import { COMMON_KINDS, type CommonKind } from '@serendip/matching/lexicon/commonness';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { holdersOf } from '@serendip/matching/score/rarity';
import { traitKeys } from '@serendip/matching/score/trait-keys';
import { personsOf } from '@serendip/matching/score/traits';
import type { SnapshotQuestion } from '@serendip/matching/types';
import { understand } from '@serendip/matching/understand/understand';
import { readSituations } from './help-vectors/situations.ts';
import { lexiconFolder, textsFolder, writeLearned } from './learned.ts';

/** A person's answers to a host mention about this many things; the text of a situation mentions one. */
const THINGS_TOLD = 3;
/** Rarer things make no difference. */
const LEAST = 0.005;
/** A word that fewer people say may be there by chance. */
const FEWEST = 4;
/** How many texts to read at once. */
const BATCH = 500;

const lexicon = compileLexicon(readLexicon(lexiconFolder));

/** The share of texts that say each thing, by its kind and name. */
function sharesIn(texts: { question: string; text: string }[]): Map<string, number> {
  const held = new Map<string, number>();
  const count = (kind: CommonKind, name: string, people: number): void => {
    const key = `${kind}\t${name}`;
    held.set(key, (held.get(key) ?? 0) + people);
  };
  const asked = [...new Set(texts.map(({ question }) => question))];
  const questions: SnapshotQuestion[] = asked.map((text) => ({
    ...blankQuestion,
    id: text,
    text,
    input_type: 'text',
    options: [],
  }));
  for (let at = 0; at < texts.length; at += BATCH) {
    const participants = texts
      .slice(at, at + BATCH)
      .map(({ question, text }, place) => ({ id: String(place), alias: '', answers: { [question]: text } }));
    const understanding = understand({ event: { name: '', description: null }, questions, participants }, lexicon);
    const keys = traitKeys(lexicon);
    const persons = personsOf(understanding, lexicon, keys);
    const holders = holdersOf(persons, keys.end());
    const of = (key: number): number => holders[key] as number;
    lexicon.concepts.forEach(({ id }, index) => {
      for (const kind of ['concept', 'link', 'group'] as const) count(kind, id, of(keys[kind](index)));
    });
    lexicon.fields.forEach(({ name }, index) => {
      for (const kind of ['field', 'fieldLink'] as const) count(kind, name, of(keys[kind](index)));
    });
    keys.eachWord((word, key) => count('word', word, of(key)));
  }
  for (const [key, people] of held) held.set(key, people / texts.length);
  return held;
}

const told = readSituations(join(textsFolder, 'situations')).flatMap(({ needs, offers }) => [
  ...needs.map((text) => ({ question: 'What do you need?', text })),
  ...offers.map((text) => ({ question: 'What can you offer?', text })),
]);
/** How likely a person says it: at least one of three situations does. */
const shares = new Map([...sharesIn(told)].map(([key, share]) => [key, 1 - (1 - share) ** THINGS_TOLD]));

/** Situations are in English. Mixed answers show which words are common in other languages; each is a whole person's. */
for (const language of ['de', 'fr', 'es']) {
  const lines = readFileSync(join(textsFolder, 'mixed-answers', `${language}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const answers = lines.map((line) => {
    const { parts } = JSON.parse(line) as { parts: [string, string][] };
    return { question: '?', text: parts.map(([, text]) => text).join(' ') };
  });
  for (const [key, share] of sharesIn(answers))
    if (key.startsWith('word\t') && share * answers.length >= FEWEST)
      shares.set(key, Math.max(shares.get(key) ?? 0, share));
}

const rows = [...shares].filter(([, share]) => share >= LEAST);
const order = (key: string): number => COMMON_KINDS.findIndex((kind) => key.startsWith(`${kind}\t`));
rows.sort(([x], [y]) => order(x) - order(y) || (x < y ? -1 : 1));
console.log(`${told.length} texts, ${rows.length} things said by ${LEAST} of all people and more`);
writeLearned(
  'commonness.tsv',
  rows.map(([key, share]) => `${key}\t${share.toFixed(3)}\n`).join(''),
  'count-commonness.ts',
);
