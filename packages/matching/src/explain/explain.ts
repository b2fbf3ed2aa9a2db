import { hashOf } from '../canonical-order.ts';
import type { MatchCategory } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { category } from './category.ts';
import { type Explaining, type Ground, groundsInCommon, groundsOfHelp } from './common-ground.ts';
import * as say from './sentences.ts';

/** One side of a match: who reads, about whom, and how the match looks from there. */
interface Side {
  get: Ground[];
  give: Ground[];
  common: { name: string; strength: number }[];
  choice: string | undefined;
  category: MatchCategory;
  /** How much each can do for the other though it may not be nameable, 0 to 1. */
  helpToReader: number;
  helpToOther: number;
  percentage: number;
  /** Decides between equally good wordings. */
  turn: number;
}

/** The reasons of a match as `a` and as `b` read them. `seed` is the same for the same two people. */
export function explainMatch(
  a: number,
  b: number,
  percentage: number,
  seed: string,
  explaining: Explaining,
): { forA: string[]; forB: string[] } {
  const { scores } = explaining;
  const toA = groundsOfHelp(a, b, explaining);
  const toB = groundsOfHelp(b, a, explaining);
  const common = groundsInCommon(a, b, explaining);
  const choice = explaining.choice(a, b);
  const both = { common, choice, percentage, turn: hashOf(seed) };
  const [helpToA, helpToB] = [scores.help(a, b), scores.help(b, a)];
  return {
    forA: explain({
      ...both,
      get: toA,
      give: toB,
      category: category(a, b, scores),
      helpToReader: helpToA,
      helpToOther: helpToB,
    }),
    forB: explain({
      ...both,
      get: toB,
      give: toA,
      category: category(b, a, scores),
      helpToReader: helpToB,
      helpToOther: helpToA,
    }),
  };
}

/** Two to four sentences: what the reader gets, what they give, what both share. Never an answer's words. */
function explain(side: Side): string[] {
  const { category: kind, turn, choice } = side;
  const used = new Set<string>();
  const get = pick(clearest(side.get), 2, used);
  const give = pick(clearest(side.give), kind === 'can_help' ? 2 : 1, used);
  const gets = get.map((ground, at) => say.youGet(ground, turn + at));
  if (get.length === 0 && side.helpToReader >= WEIGHTS.nameable.help) gets.push(say.youGetUnnamed(turn));
  const gives = give.map((ground, at) => say.youGive(ground, turn + at));
  if (give.length === 0 && side.helpToOther >= WEIGHTS.nameable.help) gives.push(say.youGiveUnnamed(turn));
  const sentences: string[] = [];
  if (kind !== 'can_help') sentences.push(...gets);
  if (kind !== 'can_receive_help') sentences.push(...gives);
  if (sentences.length < 3) {
    if (kind !== 'mutual_connections') sentences.push(say.oneWay(kind, turn));
    else if (gets.length > 0 && gives.length === 0)
      sentences.push(side.give.length > 0 ? say.likewise(turn) : say.unclearGift(turn));
    else if (gives.length > 0 && gets.length === 0) sentences.push(say.unclearGain(turn));
  }

  const thin = side.percentage < WEIGHTS.nameable.thin;
  const common = pick(side.common, 1, used)[0];
  if (sentences.length <= 3) {
    const named = (kind === 'can_help' ? 0 : get.length) + (kind === 'can_receive_help' ? 0 : give.length);
    if (thin) sentences.unshift(say.thin(common?.name, choice, named, turn));
    else if (common) sentences.push(say.shared(common.name, turn));
    else if (choice !== undefined) sentences.push(say.choseAlike(choice));
  }
  if (sentences.length === 0) sentences.push(thin ? say.thin(undefined, undefined, 0, turn) : say.scattered(turn));
  if (sentences.length < 2 && choice !== undefined && !sentences[0]?.includes(choice))
    sentences.push(say.choseAlike(choice));
  if (sentences.length < 2) sentences.push(say.start(turn));
  return sentences.slice(0, 4);
}

/** Beside something said outright, a subject both only touch on is no news; beside that, one that may help is none. */
function clearest(grounds: Ground[]): Ground[] {
  const ofKind = (...kinds: Ground['kind'][]) => grounds.filter(({ kind }) => kinds.includes(kind));
  const outright = ofKind('offered', 'known', 'linked');
  const touched = outright.length > 0 ? outright : ofKind('field');
  return touched.length > 0 ? touched : grounds;
}

/** The strongest grounds that say different things. */
function pick<G extends Ground | { name: string; strength: number }>(
  grounds: G[],
  most: number,
  used: Set<string>,
): G[] {
  const chosen: G[] = [];
  const strongest = grounds[0]?.strength ?? 0;
  for (const ground of grounds) {
    if (chosen.length === most || ground.strength < strongest * WEIGHTS.nameable.share) break;
    const subjects = 'name' in ground ? [ground.name] : [ground.asked, ground.given];
    const words = subjects.flatMap((subject) => subject.split(/[\s,-]+/)).filter((word) => word.length > 3);
    if (words.some((word) => used.has(word))) continue;
    for (const word of words) used.add(word);
    chosen.push(ground);
  }
  return chosen;
}
