import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';
import { addEvidence, indexTraits } from './evidence.ts';
import { addMeaning, meaningsOf } from './meaning.ts';
import { rarityOf } from './rarity.ts';
import { structureOf } from './structure.ts';
import { type Person, personsOf, type TraitKeys, traitKeys } from './traits.ts';

/** How everyone suits everyone, before anything is chosen. */
export interface EventScores {
  persons: Person[];
  keys: TraitKeys;
  rarity: (key: number) => number;
  n: number;
  /** help[i * n + j]: how much j can do for i, 0 to 1. */
  help: Float32Array;
  /** 0 to 1, the same both ways. */
  score: (i: number, j: number) => number;
  similarity: (i: number, j: number) => number;
}

export function scoreEvent(understanding: Understanding, lexicon: Lexicon): EventScores {
  const keys = traitKeys(lexicon);
  const persons = personsOf(understanding, lexicon, keys);
  const rarity = rarityOf(persons);
  const n = persons.length;
  const help = new Float32Array(n * n);
  const alike = new Float32Array(n * n);
  const supplies = indexTraits(
    persons.map((person) => person.supply),
    rarity,
  );
  const likenesses = indexTraits(
    persons.map((person) => person.likeness),
    rarity,
  );
  const meanings = meaningsOf(understanding.profiles, lexicon);
  const fit = structureOf(understanding);
  persons.forEach((person, i) => {
    const helpRow = help.subarray(i * n, (i + 1) * n);
    const alikeRow = alike.subarray(i * n, (i + 1) * n);
    addEvidence(person.demand, supplies, helpRow);
    if (meanings) addMeaning(meanings, i, helpRow);
    addEvidence(person.likeness, likenesses, alikeRow);
    for (let j = 0; j < n; j += 1) {
      helpRow[j] = saturate(helpRow[j] as number, WEIGHTS.halfHelp);
      alikeRow[j] = saturate(alikeRow[j] as number, WEIGHTS.halfSimilarity);
    }
    helpRow[i] = 0;
    alikeRow[i] = 0;
  });
  const similarity = (i: number, j: number): number => alike[i * n + j] as number;
  const refused = (i: number, j: number): number =>
    meets((persons[i] as Person).refusal, (persons[j] as Person).identity);
  const { mutual, better, mean, similar } = WEIGHTS.mix;
  const score = (i: number, j: number): number => {
    const ij = help[i * n + j] as number;
    const ji = help[j * n + i] as number;
    const mixed =
      mutual * Math.sqrt(ij * ji) + better * Math.max(ij, ji) + (mean * (ij + ji)) / 2 + similar * similarity(i, j);
    const refusal = Math.max(refused(i, j), refused(j, i));
    return Math.min(1, mixed * fit(i, j) * (1 - WEIGHTS.refusal * refusal));
  };
  return { persons, keys, rarity, n, help, score, similarity };
}

const saturate = (evidence: number, half: number): number => evidence / (evidence + half);

function meets(refusal: Map<number, number>, identity: Map<number, number>): number {
  let most = 0;
  for (const [key, weight] of refusal)
    most = Math.max(most, Math.min(1, weight * 1.3) * Math.min(1, (identity.get(key) ?? 0) * 1.3));
  return most;
}
