import { hashOf } from '../canonical-order.ts';
import type { MatchCategory } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { category } from './category.ts';
import type { CommonGround, Explaining, Ground } from './ground.ts';
import { groundsInCommon, needsInCommon, wishesInCommon } from './grounds-in-common.ts';
import { groundsOfHelp } from './grounds-of-help.ts';
import * as open from './opener.ts';
import * as help from './sentences.ts';
import * as say from './sentences-in-common.ts';

/** The texts of a match for one of its two people. */
export interface Explanation {
  reasons: string[];
  /** What to say first; null where there is nothing to ask. */
  opener: string | null;
}

/** Beside fewer sentences about help, there is room for what both share. */
const MOST_BESIDE_COMMON = 3;

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
): { forA: Explanation; forB: Explanation } {
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

/** One to four sentences, the most telling first, and what the reader could say first. Never an answer's words. */
function explain(side: Side): Explanation {
  const { category: kind, turn } = side;
  const used = new Set<string>();
  const wishes = pick(side.wishes, 1, used);
  const get = kind === 'can_help' ? [] : pick(clearest(side.get), 2, used);
  const give = kind === 'can_receive_help' ? [] : pick(clearest(side.give), kind === 'can_help' ? 2 : 1, used);
  const help = wishes.length > 0 && get.length + give.length === 0 ? [] : helpSentences(side, get, give);
  const sentences = [...wishes.map((wish) => say.together(wish, turn)), ...help];

  const common = sentences.length < MOST_BESIDE_COMMON ? pick(side.common, 2, used) : [];
  const needs = common.length === 0 && sentences.length < MOST_BESIDE_COMMON ? pick(side.needs, 1, used) : [];
  if (common.length > 0) sentences.push(say.shared(common, turn));
  else if (needs[0]) sentences.push(say.sameNeed(needs[0], turn));
  const isNews = !stemsOf(side.choice ?? '').some((word) => used.has(word));
  const choice = isNews && common.length + needs.length === 0 && sentences.length < 2 ? side.choice : undefined;
  if (choice !== undefined) sentences.push(say.choseAlike(choice, turn));
  if (sentences.length === 0)
    sentences.push(side.percentage < WEIGHTS.nameable.someFit ? say.NO_LINK : say.scattered(side.percentage, turn));
  return {
    reasons: sentences,
    opener: opener({ ...side, choice }, { wishes, get, give, common, needs, helped: help.length > 0 }),
  };
}

/** What the reader gets and gives; where one of two directions cannot be named, the reader hears that it is open. */
function helpSentences(side: Side, get: Ground[], give: Ground[]): string[] {
  const { category: kind, turn } = side;
  const gets = get.map((ground, at) => (at === 0 ? help.youGet(ground, turn) : help.also(ground, 'They', turn)));
  const gives = give.map((ground, at) => (at === 0 ? help.youGive(ground, turn + 1) : help.also(ground, 'You', turn)));
  const unnamedGet = gets.length === 0 && side.getsSomething && kind !== 'can_help';
  const unnamedGive = gives.length === 0 && side.givesSomething && kind !== 'can_receive_help';
  if (unnamedGet && unnamedGive) return [help.bothUnnamed(turn)];
  if (unnamedGet) gets.push(help.youGetUnnamed(turn));
  if (unnamedGive) gives.push(help.youGiveUnnamed(turn));
  if (kind === 'mutual_connections') {
    if (gets.length > 0 && gives.length === 0)
      gives.push(side.give.length > 0 ? help.likewise(turn) : help.unclearGift(turn));
    else if (gives.length > 0 && gets.length === 0) gives.push(help.unclearGain(turn));
  }
  return [...gets, ...gives];
}

interface Told {
  wishes: CommonGround[];
  get: Ground[];
  give: Ground[];
  common: CommonGround[];
  needs: CommonGround[];
  /** Some help was spoken of, named or not. */
  helped: boolean;
}

/** Made of the strongest reason; null where there is nothing to ask. */
function opener({ turn, choice, percentage, getsSomething, category: kind }: Side, told: Told): string | null {
  const [wish, get, give, common] = [told.wishes[0], told.get[0], told.give[0], told.common[0]];
  if (wish) return open.suggestDay(wish, turn);
  if (get) return open.askGiver(get, turn);
  if (give) return open.askSeeker(give, turn);
  if (told.helped) return getsSomething && kind !== 'can_help' ? open.tellWish : open.askWish;
  if (common) return open.askAlike(common, turn);
  if (told.needs.length > 0) return open.askSearch(turn);
  if (choice !== undefined) return open.askChoice(choice);
  return percentage < WEIGHTS.nameable.someFit ? null : open.askWish;
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
    const topics = 'topic' in ground ? [ground.topic] : [ground.asked, ground.given];
    const words = topics.flatMap(({ name, does }) => stemsOf(`${name} ${does?.replace(/^\S+/, '') ?? ''}`));
    if (words.some((word) => used.has(word))) continue;
    for (const word of words) used.add(word);
    chosen.push(ground);
  }
  return chosen;
}

const SMALL = new Set(['and', 'for', 'the', 'with', 'from', 'other']);

/** The longer words, near enough that 'websites' and 'website design' say one thing. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map((word) => word.slice(0, 5));
