import { hashOf } from '../canonical-order.ts';
import type { MatchCategory } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { category } from './category.ts';
import type { CommonGround, Explaining, Ground } from './ground.ts';
import { groundsInCommon, needsInCommon, wishesInCommon } from './grounds-in-common.ts';
import { groundsOfHelp } from './grounds-of-help.ts';
import * as say from './sentences.ts';

/** One side of a match: who reads, about whom, and how the match looks from there. */
interface Side {
  get: Ground[];
  give: Ground[];
  /** What both want to do in company. */
  wishes: CommonGround[];
  /** What both look for. */
  needs: CommonGround[];
  common: CommonGround[];
  choice: string | undefined;
  category: MatchCategory;
  /** What each said to have meets what the other looks for, though it may not be nameable. */
  getsSomething: boolean;
  givesSomething: boolean;
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
  // One direction after the other: the wishes of one are looked up many times.
  const toA = { grounds: groundsOfHelp(a, b, explaining), helped: isHelped(a, b, explaining) };
  const toB = { grounds: groundsOfHelp(b, a, explaining), helped: isHelped(b, a, explaining) };
  const notPersonal = ({ grounds }: typeof toA): Ground[] => grounds.filter(({ personal }) => !personal);
  const both = {
    wishes: wishesInCommon(a, b, explaining),
    needs: needsInCommon(a, b, explaining),
    common: groundsInCommon(a, b, explaining),
    choice: explaining.choice(a, b),
    percentage,
    turn: hashOf(seed),
  };
  return {
    forA: explain({
      ...both,
      get: toA.grounds,
      give: notPersonal(toB),
      category: category(a, b, scores),
      getsSomething: toA.helped,
      givesSomething: toB.helped,
    }),
    forB: explain({
      ...both,
      get: toB.grounds,
      give: notPersonal(toA),
      category: category(b, a, scores),
      getsSomething: toB.helped,
      givesSomething: toA.helped,
    }),
  };
}

/** Whether it may be said that `from` has what `to` looks for: not of two who look for the same, nor who look for nothing. */
function isHelped(to: number, from: number, { sides, scores }: Explaining): boolean {
  if (!sides[to]?.seeks || !sides[from]?.gives || scores.help(to, from) < WEIGHTS.nameable.help) return false;
  return scores.help(to, from) * scores.meetings(to, from).share >= WEIGHTS.nameable.help;
}

/** Two to four sentences: what the reader gets, what they give, what both share. Never an answer's words. */
function explain(side: Side): string[] {
  const { category: kind, turn, choice } = side;
  const used = new Set<string>();
  const wishes = pick(side.wishes, 2, used).map(({ name }) => name);
  const get = pick(clearest(side.get), 2, used);
  const give = pick(clearest(side.give), kind === 'can_help' ? 2 : 1, used);
  const gets = get.map((ground, at) => say.youGet(ground, turn + at));
  if (get.length === 0 && side.getsSomething && wishes.length === 0) gets.push(say.youGetUnnamed(turn));
  const gives = give.map((ground, at) => say.youGive(ground, turn + at));
  if (give.length === 0 && side.givesSomething && wishes.length === 0) gives.push(say.youGiveUnnamed(turn));
  const sentences: string[] = [];
  if (wishes.length > 0) sentences.push(say.together(wishes, turn));
  if (kind !== 'can_help') sentences.push(...gets);
  if (kind !== 'can_receive_help') sentences.push(...gives);
  if (sentences.length > 0 && sentences.length < 3 && wishes.length === 0) {
    if (kind !== 'mutual_connections') sentences.push(say.oneWay(kind, turn));
    else if (gets.length > 0 && gives.length === 0)
      sentences.push(side.give.length > 0 ? say.likewise(turn) : say.unclearGift(turn));
    else if (gives.length > 0 && gets.length === 0) sentences.push(say.unclearGain(turn));
  }

  const thin = side.percentage < WEIGHTS.nameable.thin;
  const common = pick(side.common, 2, used).map(({ name }) => name);
  const needs = common.length === 0 ? pick(side.needs, 1, used).map(({ name }) => name) : [];
  if (sentences.length <= 3) {
    const named = (kind === 'can_help' ? 0 : get.length) + (kind === 'can_receive_help' ? 0 : give.length);
    if (needs.length > 0) sentences.push(say.sameNeed(needs, turn));
    else if (thin && wishes.length === 0 && common.length < 2)
      sentences.unshift(say.thin(common[0], choice, named, turn));
    else if (common.length > 0) sentences.push(say.shared(common, turn));
    else if (choice !== undefined) sentences.push(say.choseAlike(choice));
  }
  if (sentences.length === 0) sentences.push(say.scattered(turn));
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
function pick<G extends Ground | CommonGround>(grounds: G[], most: number, used: Set<string>): G[] {
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
