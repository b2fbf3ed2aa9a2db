import { canonicalOrder } from './canonical-order.ts';
import { enrichedScores } from './enrichment/enriched-scores.ts';
import type { Enrichment } from './enrichment/enrichment.ts';
import { category } from './explain/category.ts';
import { Explainer } from './explain/explain-pairs.ts';
import { explainingOf } from './explain/explaining.ts';
import { linesInRoom } from './explain/lines-in-room.ts';
import { RulesOfRun } from './keep-rules.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { namedOf } from './named/named-of.ts';
import type { Named } from './named/named-topic.ts';
import { apartTogether, barPairs } from './optimise/barred.ts';
import { chooseMatches } from './optimise/choose-matches.ts';
import { pairRows } from './optimise/pair-rows.ts';
import { createPairValues, setPairValue, valueOfScore } from './optimise/pair-values.ts';
import { seatRounds } from './optimise/rounds/seat-rounds.ts';
import { worthListing } from './optimise/worth-listing.ts';
import { pairsAt } from './pairs-at.ts';
import { judgeRules } from './rules/judge-rules.ts';
import { percentageOf } from './score/percentage-of.ts';
import { type EventScores, isWorthListing, scoreEvent } from './score/score-event.ts';
import { withSharedLikings } from './shared-likings.ts';
import { hasToldLittle } from './topics/told-little.ts';
import type { EventSnapshot, MatchAudit, MatchedPair, MatchResult, Meeting, Room } from './types.ts';
import { understand } from './understand/understand.ts';
import { WEIGHTS } from './weights.ts';

/** Of more people than this the values of their pairs, some 3 MB by then, are not kept. */
const MOST_WITH_VALUES = 2500;

export interface MatchOptions {
  /** People per room, 2 to 8. */
  room_size: number;
  /** How often everybody is seated, 1 to 12; left out: once. */
  rounds?: number;
  /** Most matches a person is listed with, 1 to 10. */
  matches_per_person: number;
  lexicon: Lexicon;
  /** A model's output; without it the engine works alone. */
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
  const { understanding, scores: read } = options.enrichment
    ? enrichedScores(ordered, options.lexicon, options.enrichment)
    : builtInScores(ordered, options.lexicon, tell);
  const readings = options.enrichment?.readings ?? {};
  const named = participants.map((person) =>
    namedOf(person, understanding.questions, options.lexicon, readings[person.id]),
  );
  const scores = withSharedLikings(read, named);
  tell(0.5);

  const scored = createPairValues(n);
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1) setPairValue(scored, i, j, valueOfScore(scores.score(i, j)));
  const apart = pairsAt(snapshot.apart, ids);
  const refused = scores.refusals.pairs;
  const met = pairsAt(snapshot.met, ids);
  const values = barPairs(scored, met, apart, refused);
  const rules = new RulesOfRun(snapshot, ids);
  const plain = seatRounds(values, options.room_size, options.rounds ?? 1);
  const barring = (more: [number, number][]) => barPairs(scored, met, apart, [...refused, ...more]);
  const rounds = rules.areNone ? plain : rules.seat(plain, values, barring, options.room_size);
  const seating = rounds[0] as number[][];
  tell(0.7);
  const roommates = new Set(options.room_size === 2 ? seating.map((room) => room.toSorted(byIndex).join(' ')) : []);
  const worth = (chosen: [number, number][], needed: [number, number][]): [number, number][] => {
    const kept = new Set([...roommates, ...needed.map((two) => two.toSorted(byIndex).join(' '))]);
    const candidates = chosen
      .map(([i, j]) => ({ i, j, ...inOrder(ids[i] as string, ids[j] as string), score: scores.score(i, j) }))
      .sort((x, y) => y.score - x.score || byIds(x, y))
      .map((pair) => ({
        ...pair,
        weak: !isWorthListing(scores, pair.i, pair.j),
        kept: kept.has([pair.i, pair.j].sort(byIndex).join(' ')),
      }));
    return worthListing(candidates, n).map(({ i, j }): [number, number] => [i, j]);
  };
  // Two people who share a room of two are on each other's list, so that they see a reason and can write to each other.
  const asked = { cap: options.matches_per_person, ...(options.room_size === 2 ? { rooms: seating } : {}) };
  const listed = rules.areNone ? worth(chooseMatches(values, asked), []) : rules.list(values, asked, rounds, worth);
  tell(0.9);

  const explainer = new Explainer(explainingOf(understanding, scores, named, options.lexicon));
  const pairs = listed.map(([i, j]) => pairOf(i, j, ids, scores, explainer));
  const toldLittle = (who: number) => hasToldLittle(named[who] as Named);
  const rooms = rounds.flatMap((seated, round) => roomsOf(seated, round + 1, ids, scores, toldLittle, rules.areNone));
  const meetings = meetingsOf(rounds, pairs, ids, explainer);
  const broken = apartTogether(rounds, apart).map(({ round, a, b }) => ({
    round: round + 1,
    ...inOrder(ids[a] as string, ids[b] as string),
  }));
  const judged = judgeRules(snapshot.rules ?? [], {
    pairs: pairs.map(({ a, b }): [string, string] => [a, b]),
    rounds: rounds.map((seated) => seated.map((room) => room.map((person) => ids[person] as string))),
  });
  tell(1);
  return {
    pairs,
    rooms,
    meetings,
    pair_values: n > MOST_WITH_VALUES ? null : { people: ids, rows: pairRows(barPairs(scored, [], apart, refused)) },
    audit: auditOf(pairs, ids, understanding.readInPart),
    ...(broken.length > 0 ? { apart_broken: broken.sort((x, y) => x.round - y.round || byIds(x, y)) } : {}),
    ...(judged.length > 0 ? { rules: judged } : {}),
  };
}

function builtInScores(snapshot: EventSnapshot, lexicon: Lexicon, tell: (fraction: number) => void) {
  const understanding = understand(snapshot, lexicon);
  tell(0.2);
  return { understanding, scores: scoreEvent(understanding, lexicon) };
}

const byIndex = (i: number, j: number): number => i - j;
const inOrder = (one: string, other: string): Ids => (one < other ? { a: one, b: other } : { a: other, b: one });

type Ids = Pick<MatchedPair, 'a' | 'b'>;
const byIds = (x: Ids, y: Ids): number => (x.a < y.a ? -1 : x.a > y.a ? 1 : x.b < y.b ? -1 : x.b > y.b ? 1 : 0);

function pairOf(i: number, j: number, ids: string[], scores: EventScores, explainer: Explainer): MatchedPair {
  const [a, b] = (ids[i] as string) < (ids[j] as string) ? [i, j] : [j, i];
  const [idA, idB] = [ids[a] as string, ids[b] as string];
  const percentage = percentageOf(scores.score(a, b));
  const forA = explainer.explain(a, b, percentage, `${idA} ${idB}`);
  const forB = explainer.explain(b, a, percentage, `${idA} ${idB}`);
  return {
    a: idA,
    b: idB,
    category: category(a, b, scores),
    percentage,
    reasons_for_a: forA.lines,
    reasons_for_b: forB.lines,
    fit_for_a: forA.fit,
    fit_for_b: forB.fit,
    told_for_a: forA.told,
    told_for_b: forB.told,
    connected_for_a: forA.connected,
    connected_for_b: forB.connected,
  };
}

/** A room of two has its pair's category and percentage; a larger one its strongest pair's and its pairs' mean. */
function roomsOf(
  seating: number[][],
  round: number,
  ids: string[],
  scores: EventScores,
  toldLittle: (who: number) => boolean,
  byFirst: boolean,
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
  // Rules and seats fixed by hand name rooms by number: these stand in their order already.
  if (byFirst) rooms.sort((x, y) => ((x.participants[0] as string) < (y.participants[0] as string) ? -1 : 1));
  return rooms
    .map((room, at) => ({ round, number: at + 1, ...room }))
    .filter(({ participants }) => participants.length > 0);
}

/** Everyone who shares a room in any round. Listed pairs read the first line of their match again. */
function meetingsOf(rounds: number[][][], pairs: MatchedPair[], ids: string[], explainer: Explainer): Meeting[] {
  const listed = new Map(pairs.map((pair) => [`${pair.a} ${pair.b}`, pair]));
  const met = new Map<string, [number, number]>();
  for (const room of rounds.flat())
    for (const i of room)
      for (const j of room) {
        const [a, b] = [ids[i] as string, ids[j] as string];
        if (a < b) met.set(`${a} ${b}`, [i, j]);
      }
  return [...met]
    .map(([key, [i, j]]) => {
      const meeting = explainer.meeting(i, j, ids);
      const pair = listed.get(key);
      return {
        ...meeting,
        reason_for_a: linesInRoom(pair?.reasons_for_a ?? [], meeting.reason_for_a),
        reason_for_b: linesInRoom(pair?.reasons_for_b ?? [], meeting.reason_for_b),
        fit_for_a: pair?.fit_for_a ?? meeting.fit_for_a,
        fit_for_b: pair?.fit_for_b ?? meeting.fit_for_b,
      };
    })
    .sort(byIds);
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
