import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Profile } from '../understand/profile.ts';
import type { Statement } from '../understand/statement.ts';
import { WEIGHTS } from '../weights.ts';

interface Said {
  who: number;
  statement: Statement;
}

/**
 * How nearly what people state to look for is what another states to have, 0 to 1, by seeker · n + giver: the same concept or
 * the same rare words. How much else the two say plays no part, so that one need plainly met is not lost among many things
 * half understood.
 */
export function plainNeeds(profiles: Profile[], lexicon: Lexicon): Map<number, number> {
  const best = new Map<number, number>();
  const n = profiles.length;
  const said = (side: 'sought' | 'given'): Said[] =>
    profiles.flatMap(({ statements }, who) => withinBudget(statements[side]).map((statement) => ({ who, statement })));
  const [sought, given] = [said('sought'), said('given')];
  if (sought.length === 0 || given.length === 0) return best;
  const idf = idfOf([...sought, ...given], n, lexicon);
  const sizes = given.map(({ statement }) => sizeOf(statement, idf));
  const byRoot = indexed(given, ({ roots }) => roots);
  const byConcept = indexed(given, ({ concepts }) => concepts);
  const { plain } = WEIGHTS;
  const shared = new Float32Array(given.length);
  for (const { who, statement } of sought) {
    const near = new Map<number, number>();
    for (const root of statement.roots)
      for (const at of byRoot.get(root) ?? []) {
        if (shared[at] === 0) near.set(at, 0);
        shared[at] = (shared[at] as number) + idf(root);
      }
    const size = sizeOf(statement, idf);
    for (const at of near.keys()) {
      const overlap = shared[at] as number;
      shared[at] = 0;
      near.set(at, plain.covered * (overlap / size) + (1 - plain.covered) * (overlap / (sizes[at] as number)));
    }
    for (const concept of statement.concepts)
      for (const at of byConcept.get(concept) ?? []) {
        const alike =
          plain.concept / Math.sqrt(statement.concepts.length * (given[at] as Said).statement.concepts.length);
        near.set(at, Math.max(near.get(at) ?? 0, alike));
      }
    const rare = Math.min(1, Math.max(...statement.roots.map(idf)) / plain.rare);
    for (const [at, alike] of near) {
      const { who: other, statement: theirs } = given[at] as Said;
      const met = alike * rare * (statement.weight * theirs.weight) ** (1 / plain.power);
      const pair = who * n + other;
      if (other !== who && met > (best.get(pair) ?? plain.least)) best.set(pair, met);
    }
  }
  return best;
}

/** Raises, in place, the score of two people if one has something that the other states as a need. */
export function raiseMet(met: Map<number, number>, n: number, scores: Float32Array): void {
  const { raises, power } = WEIGHTS.plain;
  for (const [pair, nearness] of met) {
    const [i, j] = [Math.floor(pair / n), pair % n];
    // Once for two who meet each other's needs.
    if (j < i && (met.get(j * n + i) ?? 0) >= nearness) continue;
    if (i < j && (met.get(j * n + i) ?? 0) > nearness) continue;
    const left = 1 - raises * nearness ** power;
    for (const at of [i * n + j, j * n + i]) scores[at] = 1 - (1 - (scores[at] as number)) * left;
  }
}

/** Scales down the statements of a person who makes very many, so that two hundred count no more in all than eight. */
function withinBudget(statements: Statement[]): Statement[] {
  const all = statements.reduce((sum, { weight }) => sum + weight, 0);
  const share = Math.min(1, WEIGHTS.statement.inAll / all);
  return share === 1 ? statements : statements.map((one) => ({ ...one, weight: one.weight * share }));
}

const sizeOf = ({ roots }: Statement, idf: (root: string) => number): number =>
  roots.reduce((sum, root) => sum + idf(root), 0);

function indexed<K>(said: Said[], keysOf: (statement: Statement) => K[]): Map<K, number[]> {
  const index = new Map<K, number[]>();
  said.forEach(({ statement }, at) => {
    for (const key of keysOf(statement)) {
      const there = index.get(key);
      if (there) there.push(at);
      else index.set(key, [at]);
    }
  });
  return index;
}

/** Inverse document frequency of a root, from a floor to 1: in the statements here, times that of its words in the language. */
function idfOf(said: Said[], n: number, { rootIdf }: Lexicon): (root: string) => number {
  const holders = new Map<string, Set<number>>();
  for (const { who, statement } of said)
    for (const root of statement.roots) {
      const there = holders.get(root);
      if (there) there.add(who);
      else holders.set(root, new Set([who]));
    }
  const { prior, full } = WEIGHTS.rarity;
  const idf = new Map<string, number>();
  for (const [root, who] of holders) {
    const share = (who.size - 0.5) / (n + prior);
    idf.set(root, Math.max(WEIGHTS.plain.floor, Math.min(1, Math.log(1 / share) / full)) * rootIdf(root));
  }
  return (root) => idf.get(root) ?? 1;
}
