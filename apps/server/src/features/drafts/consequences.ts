import { type Draft, type DraftPair, type DraftRoom, type DraftSeat, keyOf } from './draft.ts';
import { type PairChange, partnersOf, withPairs } from './pair-edits.ts';

/** What an edit changes: seats as they are after it, or one pair. */
export interface Change {
  seats: DraftSeat[];
  pair: PairChange | null;
}

export interface Outcome {
  seats: readonly DraftSeat[];
  pairs: readonly DraftPair[];
  /** The rooms of which people came or went, with their new figures. */
  rooms: DraftRoom[];
}

const seatKey = ({ round, user_id }: DraftSeat) => `${round} ${user_id}`;
const roomKey = ({ round, room_number }: { round: number; room_number: number }) => `${round} ${room_number}`;

/** The people of each room who still take part. */
const roomsOf = (seats: readonly DraftSeat[]): Map<string, string[]> => {
  const rooms = new Map<string, string[]>();
  for (const seat of seats) {
    if (!seat.here) continue;
    const people = rooms.get(roomKey(seat));
    if (people) people.push(seat.user_id);
    else rooms.set(roomKey(seat), [seat.user_id]);
  }
  return rooms;
};

const pairsIn = (people: readonly string[]) =>
  people.flatMap((one, at) => people.slice(at + 1).map((other) => [one, other] as const));

/** As a run says it: the mean of the pairs, and the strongest pair's category if a list holds it. */
function figuresOf(draft: Draft, room: { round: number; room_number: number }, people: readonly string[]): DraftRoom {
  const pairs = pairsIn(people.toSorted()).map(([one, other]) => ({
    key: keyOf(one, other),
    percentage: draft.between(one, other),
  }));
  const strongest = pairs.toSorted((x, y) => y.percentage - x.percentage)[0];
  const category = draft.pairs.find((pair) => keyOf(pair.user_a, pair.user_b) === strongest?.key)?.category ?? null;
  const mean = pairs.reduce((sum, { percentage }) => sum + percentage, 0) / Math.max(1, pairs.length);
  return {
    round: room.round,
    room_number: room.room_number,
    category,
    percentage: Math.round(mean),
    told_little: null,
  };
}

/** The plan and the lists after a change. */
export function outcomeOf(draft: Draft, { seats: changed, pair }: Change): Outcome {
  const now = new Map(changed.map((seat) => [seatKey(seat), seat]));
  const seats = draft.seats.map((seat) => now.get(seatKey(seat)) ?? seat);
  const people = roomsOf(seats);
  const touched = new Map(
    draft.seats.flatMap((before) => {
      const after = now.get(seatKey(before));
      if (!after || after.room_number === before.room_number) return [];
      return [before, after].map(
        ({ round, room_number }) => [roomKey({ round, room_number }), { round, room_number }] as const,
      );
    }),
  );
  const rooms = [...touched].map(([key, room]) => figuresOf(draft, room, people.get(key) ?? []));
  return { seats, pairs: withPairs(draft.pairs, pair), rooms };
}

/** Two people who share a room for a second time or more. */
export function repeatsIn(seats: readonly DraftSeat[]): number {
  const met = new Set<string>();
  let repeats = 0;
  for (const people of roomsOf(seats).values())
    for (const [one, other] of pairsIn(people)) {
      const key = keyOf(one, other);
      if (met.has(key)) repeats += 1;
      met.add(key);
    }
  return repeats;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;

/** Of the rooms of the round that changed; of a change of pairs, of all listed pairs. */
export function meansOf(
  draft: Draft,
  change: Change,
  outcome: Outcome,
): { before: number | null; after: number | null } {
  const round = change.seats[0]?.round;
  if (round === undefined)
    return {
      before: mean(draft.pairs.map(({ percentage }) => percentage)),
      after: mean(outcome.pairs.map(({ percentage }) => percentage)),
    };
  const before = draft.rooms.filter((room) => room.round === round);
  const now = new Map(outcome.rooms.map((room) => [roomKey(room), room]));
  const after = before.map((room) => now.get(roomKey(room)) ?? room);
  return { before: mean(before.map((room) => room.percentage)), after: mean(after.map((room) => room.percentage)) };
}

/** Of each of these people, the best percentage among everyone they share a room with. */
function bestInRooms(draft: Draft, seats: readonly DraftSeat[], ids: ReadonlySet<string>): Map<string, number> {
  const best = new Map<string, number>();
  for (const people of roomsOf(seats).values())
    for (const id of people) {
      if (!ids.has(id)) continue;
      const others = people.flatMap((other) => (other === id ? [] : draft.between(id, other)));
      best.set(id, Math.max(best.get(id) ?? 0, ...others));
    }
  return best;
}

const bestInList = (draft: Draft, pairs: readonly DraftPair[], id: string): number =>
  Math.max(0, ...partnersOf(pairs, id).map((other) => draft.between(id, other)));

/** People whose best match is lower after the change, the greatest loss first. */
export function lossesOf(draft: Draft, change: Change, outcome: Outcome) {
  const rooms = new Set(outcome.rooms.map(roomKey));
  const touched = new Set([
    ...[...draft.seats, ...outcome.seats]
      .filter((seat) => seat.here && rooms.has(roomKey(seat)))
      .map((seat) => seat.user_id),
    ...(change.pair ? [change.pair.user_id, change.pair.other_id] : []),
  ]);
  const isOfPair = change.pair !== null;
  const [old, now] = isOfPair ? [] : [draft, outcome].map(({ seats }) => bestInRooms(draft, seats, touched));
  return [...touched]
    .map((id) => ({
      id,
      best_match_before: isOfPair ? bestInList(draft, draft.pairs, id) : (old?.get(id) ?? 0),
      after: isOfPair ? bestInList(draft, outcome.pairs, id) : (now?.get(id) ?? 0),
    }))
    .filter((one) => one.after < one.best_match_before)
    .toSorted((x, y) => y.best_match_before - y.after - (x.best_match_before - x.after) || (x.id < y.id ? -1 : 1));
}
