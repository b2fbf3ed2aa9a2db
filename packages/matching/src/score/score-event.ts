import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';
import { withinBudget } from './budget.ts';
import { certaintyFrom, easedFrom } from './certainty.ts';
import { addEvidence, indexTraits, sizeOf } from './evidence.ts';
import { easeAmongOthers, reduceHubness } from './hubness.ts';
import { addMeaning, type Meanings, nearnessOf } from './meaning.ts';
import { percentageOf } from './percentage-of.ts';
import { plainNeeds, raiseMet } from './plain-needs.ts';
import { rarityOf } from './rarity.ts';
import { type Refusals, refusalsOf, withRefusals } from './refusals.ts';
import { type Structure, structureOf } from './structure.ts';
import { type TraitKeys, traitKeys } from './trait-keys.ts';
import { type Person, personsOf } from './traits.ts';

/** How everyone suits everyone, before anything is chosen. People are known by their place in the snapshot. */
export interface EventScores {
  n: number;
  keys: TraitKeys;
  /** Inverse frequency of a trait at this event, 0 to 1. */
  rarity: (key: number) => number;
  /** How much the second can do for the first, 0 to 1. */
  help: (i: number, j: number) => number;
  /** How closely a stated offer of the second matches a stated need of the first, 0 to 1. */
  met: (i: number, j: number) => number;
  /** How good a meeting of the two is, 0 to 1; the same both ways. */
  score: (i: number, j: number) => number;
  refusals: Refusals;
  /** The factor on the evidence for a match when all people are left out whom the two refuse, or who refuse them. */
  amongOthers: (i: number, j: number) => number;
}

/** Whether two people are worth listing, judged without the people they refuse, whose number must not weaken their other matches. */
export function isWorthListing({ score, amongOthers }: EventScores, i: number, j: number): boolean {
  const isWorth = (value: number): boolean => percentageOf(value) >= WEIGHTS.worthListing;
  return isWorth(score(i, j)) || isWorth(certaintyFrom(easedFrom(score(i, j)) * Math.max(1, amongOthers(i, j))));
}

export function scoreEvent(understanding: Understanding, lexicon: Lexicon): EventScores {
  const scores = scoreUnrefused(understanding, lexicon);
  return withRefusals(scores, scores.refusals);
}

/**
 * The scores as if nobody refused anybody; `withRefusals` comes after all else that changes them.
 *
 * @param embedded directions of what people want and have, when a model gave them
 */
export function scoreUnrefused(understanding: Understanding, lexicon: Lexicon, embedded?: Meanings): EventScores {
  const keys = traitKeys(lexicon);
  const said = personsOf(understanding, lexicon, keys);
  const theme = personsOf({ ...understanding, profiles: [understanding.theme] }, lexicon, keys);
  const rarity = rarityOf(said, theme, keys, lexicon);
  const persons = withinBudget(said, rarity);
  const n = persons.length;
  const structure = structureOf(understanding);
  const help = helpBetween(persons, structure, rarity, nearnessOf(understanding.profiles, lexicon), embedded);
  const scores = fuse(help, persons, structure, rarity);
  const met = plainNeeds(understanding.profiles, lexicon);
  raiseMet(met, n, scores);
  const refusals = refusalsOf(persons);
  const amongOthers = easeAmongOthers(scores, n, refusals.pairs);
  reduceHubness(
    scores,
    persons.map((person) => assuranceOf(person, rarity)),
  );
  return {
    n,
    keys,
    rarity,
    help: (i, j) => help[i * n + j] as number,
    met: (i, j) => met.get(i * n + j) ?? 0,
    score: (i, j) => scores[i * n + j] as number,
    refusals,
    amongOthers,
  };
}

/** A factor for how much a person said, up to 1: few words make no strong match. */
function assuranceOf({ demand, supply }: Person, rarity: (key: number) => number): number {
  // Never zero: people who only moved sliders are still nearer to some than to others.
  const said = sizeOf(demand, rarity) + sizeOf(supply, rarity) - 2 + 0.01;
  return (said / (said + WEIGHTS.assurance.half)) ** WEIGHTS.assurance.power;
}

const saturate = (evidence: number, half: number): number => evidence / (evidence + half);

/** Combines two kinds of help, each 0 to 1, like independent probabilities. */
const either = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

/** help[i * n + j]: how far what `j` has meets what `i` wants. */
function helpBetween(
  persons: Person[],
  { ahead }: Structure,
  rarity: (key: number) => number,
  nearness: ((i: number, j: number) => number) | undefined,
  embedded: Meanings | undefined,
): Float32Array {
  const n = persons.length;
  const help = new Float32Array(n * n);
  const { halfHelp } = WEIGHTS;
  const supply = persons.map((person) => person.supply);
  const index = indexTraits(supply, rarity);
  const heldSizes = Float64Array.from(supply, (traits) => sizeOf(traits, rarity) ** WEIGHTS.size.held);
  persons.forEach(({ demand }, i) => {
    const row = help.subarray(i * n, (i + 1) * n);
    addEvidence(demand, index, row);
    if (embedded) addMeaning(embedded, i, row);
    const wantedSize = sizeOf(demand, rarity) ** WEIGHTS.size.wanted;
    for (let j = 0; j < n; j += 1) {
      const evidence = row[j] as number;
      if (evidence > 0) row[j] = saturate(evidence / (wantedSize * (heldSizes[j] as number)), halfHelp);
      if (nearness) row[j] = either(row[j] as number, WEIGHTS.direction.help * nearness(i, j));
      const lead = ahead(i, j);
      if (lead > 0) row[j] = either(row[j] as number, WEIGHTS.slider.ahead * lead);
    }
    row[i] = 0;
  });
  return help;
}

/** The value of each meeting, the same both ways: both directions of help, likeness and structured fit. */
function fuse(
  help: Float32Array,
  persons: Person[],
  structure: Structure,
  rarity: (key: number) => number,
): Float32Array {
  const n = persons.length;
  const { mutual, better, mean, similar, alone } = WEIGHTS.mix;
  const { halfSimilarity } = WEIGHTS;
  const scores = new Float32Array(n * n);
  const likeness = persons.map((person) => person.likeness);
  const seeks = persons.map((person) => person.seeks);
  const index = indexTraits(likeness, rarity);
  const alike = new Float32Array(n);
  likeness.forEach((traits, i) => {
    alike.fill(0);
    addEvidence(traits, index, alike, i + 1);
    for (let j = i + 1; j < n; j += 1) {
      const ij = help[i * n + j] as number;
      const ji = help[j * n + i] as number;
      const likeness = (alike[j] as number) + structure.alike(i, j);
      if (ij + ji + likeness === 0) continue;
      const helpful = mutual * Math.sqrt(ij * ji) + better * Math.max(ij, ji) + (mean * (ij + ji)) / 2;
      const share = seeks[i] || seeks[j] ? similar : alone;
      const likely = share * saturate(likeness, halfSimilarity);
      scores[i * n + j] = (helpful + likely) * structure.fit(i, j);
      scores[j * n + i] = scores[i * n + j] as number;
    }
  });
  return scores;
}
