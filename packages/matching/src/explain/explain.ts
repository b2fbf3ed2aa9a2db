import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashOf } from '../optimise/canonical-order.ts';
import type { EventScores } from '../score/score-event.ts';
import type { MatchCategory } from '../types.ts';
import type { Understanding } from '../understand/understand.ts';
import { WEIGHTS } from '../weights.ts';
import { type Ground, groundsInCommon, groundsOfHelp } from './common-ground.ts';
import * as say from './sentences.ts';
import { sharedChoice } from './shared-choice.ts';

/** One side of a match: who reads, about whom, and how the match looks from there. */
export interface Side {
  reader: number;
  other: number;
  category: MatchCategory;
  percentage: number;
  /** Decides between equally good wordings; the same for the same two people. */
  seed: string;
}

/** Two to four sentences for the reader: what they get, what they give, what both share. Never an answer's words. */
export function explain(side: Side, understanding: Understanding, scores: EventScores, lexicon: Lexicon): string[] {
  const { reader, other, category } = side;
  const turn = hashOf(side.seed);
  const used = new Set<string>();
  const get = pick(groundsOfHelp(reader, other, understanding, scores, lexicon), 2, used);
  const give = pick(
    groundsOfHelp(other, reader, understanding, scores, lexicon),
    category === 'can_help' ? 2 : 1,
    used,
  );
  const sentences: string[] = [];
  if (category !== 'can_help') {
    sentences.push(...get.map((ground, at) => say.youGet(ground, turn + at)));
    if (get.length === 0 && scores.help(reader, other) >= WEIGHTS.nameable.help)
      sentences.push(say.youGetUnnamed(turn));
  }
  if (category !== 'can_receive_help' && sentences.length < 3) {
    sentences.push(...give.map((ground, at) => say.youGive(ground, turn + at)));
    if (give.length === 0 && scores.help(other, reader) >= WEIGHTS.nameable.help)
      sentences.push(say.youGiveUnnamed(turn));
  }
  if (category !== 'mutual_connections' && sentences.length < 3) sentences.push(say.oneWay(category, turn));

  const thin = side.percentage < WEIGHTS.nameable.thin;
  const choice = sharedChoice(reader, other, understanding);
  const common = pick(groundsInCommon(reader, other, understanding, scores, lexicon), 1, used)[0];
  if (sentences.length < 3) {
    if (thin) sentences.unshift(say.thin(common?.name, choice, turn));
    else if (common) sentences.push(say.shared(common.name, turn));
    else if (choice !== undefined) sentences.push(say.choseAlike(choice));
  }
  if (sentences.length < 2) sentences.push(say.start(turn));
  return sentences.slice(0, 4);
}

/** The strongest grounds that say different things. */
function pick<G extends { strength: number } & (Ground | { name: string })>(
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
