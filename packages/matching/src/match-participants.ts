import { canonicalOrder } from './canonical-order.ts';
import { enrichedScores } from './enrichment/enriched-scores.ts';
import type { Enrichment } from './enrichment/enrichment.ts';
import { category } from './explain/category.ts';
import { explainMatch } from './explain/explain.ts';
import type { Explaining } from './explain/ground.ts';
import { sharedChoices } from './explain/shared-choice.ts';
import { subjectsOf } from './explain/subjects.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { chooseMatches } from './optimise/choose-matches.ts';
import { createPairValues, setPairValue, valueOfScore } from './optimise/pair-values.ts';
import { seatRooms } from './optimise/seat-rooms.ts';
import { worthListing } from './optimise/worth-listing.ts';
import { type EventScores, scoreEvent } from './score/score-event.ts';
import { hasToldLittle } from './topics/told-little.ts';
import type { EventSnapshot, MatchAudit, MatchedPair, MatchResult, Room } from './types.ts';
import type { Profile } from './understand/profile.ts';
import { says } from './understand/says.ts';
import { understand } from './understand/understand.ts';
import { WEIGHTS } from './weights.ts';

export interface MatchOptions {
  /** People per room, 2 to 8. */
  room_size: number;
  /** Most matches a person is listed with, 1 to 10. */
  matches_per_person: number;
  lexicon: Lexicon;
  /** What a model adds; without it the engine works alone. */
  enrichment?: Enrichment;
  /** Told now and then how far the run is, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/**
 * The matches and rooms of one event. Same snapshot and options, same result, whatever the order of participants.
 * Needs two participants or more.
 */
export function matchParticipants(snapshot: EventSnapshot, options: MatchOptions): MatchResult {
  const tell = options.onProgress ?? (() => {});
  const order = canonicalOrder(snapshot.participants.map(({ id }) => id));
  const participants = order.map(
    (position) => snapshot.participants[position] as (typeof snapshot.participants)[number],
  );
  const ids = participants.map(({ id }) => id);
  const n = ids.length;

  const ordered = { ...snapshot, participants };
  const { understanding, scores, nameable } = options.enrichment
    ? enrichedScores(ordered, options.lexicon, options.enrichment)
    : builtInScores(ordered, options.lexicon, tell);
  tell(0.5);

  const values = createPairValues(n);
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1) setPairValue(values, i, j, valueOfScore(scores.score(i, j)));
  const seating = seatRooms(values, options.room_size);
  tell(0.7);
  // Who shares a room of two is on the other's list: they can see why they sit together, and write to each other.
  const chosen = chooseMatches(values, {
    cap: options.matches_per_person,
    ...(options.room_size === 2 ? { rooms: seating } : {}),
  });
  tell(0.9);

  const explaining = {
    profiles: nameable,
    subjects: nameable.map(subjectsOf),
    sides: nameable.map((profile) => ({
      seeks: says(profile, ['need']),
      gives: says(profile, ['offer', 'fact', 'company']),
    })),
    choice: sharedChoices(understanding),
    scores,
    lexicon: options.lexicon,
  };
  const roommates = new Set(options.room_size === 2 ? seating.map((room) => room.join(' ')) : []);
  const candidates = chosen
    .map(([i, j]) => ({ i, j, ...inOrder(ids[i] as string, ids[j] as string), score: scores.score(i, j) }))
    .sort((x, y) => y.score - x.score || byIds(x, y))
    .map((pair) => ({
      ...pair,
      weak: percentageOf(pair.score) < WEIGHTS.worthListing,
      kept: [`${pair.i} ${pair.j}`, `${pair.j} ${pair.i}`].some((two) => roommates.has(two)),
    }));
  const pairs = worthListing(candidates, n).map(({ i, j }) => pairOf(i, j, ids, explaining));
  const rooms = roomsOf(seating, ids, scores, (who) => hasToldLittle(nameable[who] as Profile, options.lexicon));
  tell(1);
  return { pairs, rooms, audit: auditOf(pairs, ids, understanding.readInPart) };
}

function builtInScores(snapshot: EventSnapshot, lexicon: Lexicon, tell: (fraction: number) => void) {
  const understanding = understand(snapshot, lexicon);
  tell(0.2);
  return { understanding, scores: scoreEvent(understanding, lexicon), nameable: understanding.profiles };
}

const inOrder = (one: string, other: string): Ids => (one < other ? { a: one, b: other } : { a: other, b: one });

type Ids = Pick<MatchedPair, 'a' | 'b'>;
const byIds = (x: Ids, y: Ids): number => (x.a < y.a ? -1 : x.a > y.a ? 1 : x.b < y.b ? -1 : x.b > y.b ? 1 : 0);

const percentageOf = (score: number): number => Math.round(100 * Math.min(0.99, Math.max(0.01, score)));

function pairOf(i: number, j: number, ids: string[], explaining: Explaining): MatchedPair {
  const { scores } = explaining;
  const [a, b] = (ids[i] as string) < (ids[j] as string) ? [i, j] : [j, i];
  const [idA, idB] = [ids[a] as string, ids[b] as string];
  const percentage = percentageOf(scores.score(a, b));
  const { forA, forB } = explainMatch(a, b, percentage, `${idA} ${idB}`, explaining);
  return {
    a: idA,
    b: idB,
    category: category(a, b, scores),
    percentage,
    reasons_for_a: forA.reasons,
    reasons_for_b: forB.reasons,
    opener_for_a: forA.opener,
    opener_for_b: forB.opener,
  };
}

/** A room of two has its pair's category and percentage; a larger one its strongest pair's and its pairs' mean. */
function roomsOf(
  seating: number[][],
  ids: string[],
  scores: EventScores,
  toldLittle: (who: number) => boolean,
): Room[] {
  const rooms = seating.map((members) => {
    const sorted = [...members].sort((a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1));
    const pairs = sorted.flatMap((a, at) => sorted.slice(at + 1).map((b) => ({ a, b, score: scores.score(a, b) })));
    const strongest = pairs.reduce(
      (best, pair) => (pair.score > best.score ? pair : best),
      pairs[0] ?? { a: 0, b: 0, score: 0 },
    );
    const mean = pairs.reduce((sum, pair) => sum + percentageOf(pair.score), 0) / Math.max(1, pairs.length);
    const percentage = Math.round(mean);
    return {
      participants: sorted.map((index) => ids[index] as string),
      category: category(strongest.a, strongest.b, scores),
      percentage,
      told_little: percentage < WEIGHTS.weakRoom ? members.filter(toldLittle).length : null,
    };
  });
  rooms.sort((x, y) => ((x.participants[0] as string) < (y.participants[0] as string) ? -1 : 1));
  return rooms.map((room, at) => ({ number: at + 1, ...room }));
}

function auditOf(pairs: MatchedPair[], ids: string[], readInPart: number): MatchAudit {
  const best = new Map(ids.map((id) => [id, 0]));
  for (const { a, b, percentage } of pairs) {
    for (const id of [a, b]) best.set(id, Math.max(best.get(id) ?? 0, percentage));
  }
  const coverage = { strong: 0, fair: 0, thin: 0 };
  for (const percentage of best.values())
    coverage[percentage >= 70 ? 'strong' : percentage >= 45 ? 'fair' : 'thin'] += 1;
  return { engine: `built-in ${WEIGHTS.version}`, coverage, read_in_part: readInPart };
}
