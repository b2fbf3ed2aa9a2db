import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { percentageOfByte } from '../engine/pair-percentage.ts';
import { pairsToAvoid } from '../engine/pairs-to-avoid.ts';

export interface DraftSeat {
  user_id: string;
  round: number;
  room_number: number;
  /** Position in the room's list. */
  seat: number;
  pinned: boolean;
  /** They still take part. */
  here: boolean;
}

export interface DraftPair {
  user_a: string;
  user_b: string;
  percentage: number;
  category: string;
}

export interface DraftRoom {
  round: number;
  room_number: number;
  category: string | null;
  percentage: number;
  told_little: number | null;
}

/** A run's plan and lists in memory, and what a pair of its people is worth. */
export interface Draft {
  runId: string;
  rounds: number;
  seats: readonly DraftSeat[];
  rooms: readonly DraftRoom[];
  pairs: readonly DraftPair[];
  /** The percentage of any two: the listed one, else from the values that the run stored. */
  between(one: string, other: string): number;
  /** Their own wishes, or a block, speak against a room together. */
  barred(one: string, other: string): boolean;
}

/** Where nothing is known of two people, as in an evening. */
const NEUTRAL = 128;

export const keyOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

interface ValueRow {
  user_id: string;
  position: number;
  row: Uint8Array;
}

/** The stored byte of two people: 0 if barred; undefined if one of them has no values. */
function bytesOf(values: readonly ValueRow[]) {
  const rowOf = new Map(values.map((one) => [one.user_id, one]));
  return (one: string, other: string): number | undefined => {
    const [a, b] = [rowOf.get(one), rowOf.get(other)];
    if (!a || !b) return undefined;
    return a.position > b.position ? a.row[b.position] : b.row[a.position];
  };
}

/** The median of a person's ordinary values: a barred pair then looks like any other. */
function usualOf(values: readonly ValueRow[], byteOf: (one: string, other: string) => number | undefined) {
  const known = new Map<string, number>();
  return (id: string): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const bytes = values
      .flatMap(({ user_id }) => (user_id === id ? [] : [byteOf(id, user_id) ?? 0]))
      .filter((byte) => byte > 0)
      .toSorted((x, y) => x - y);
    const usual = bytes[Math.floor(bytes.length / 2)] ?? NEUTRAL;
    known.set(id, usual);
    return usual;
  };
}

export async function readDraft(tx: Db, eventId: string, run: { id: string; rounds: number }): Promise<Draft> {
  // One statement, since a host waits for the answer.
  const [stored] = await rowsOf<{ seats: DraftSeat[]; rooms: DraftRoom[]; pairs: DraftPair[] }>(
    tx,
    sql`select
      (select coalesce(json_agg(row_to_json(t)), '[]') from (
        select s.user_id, s.round, s.room_number, s.seat, s.pinned, m.user_id is not null as here
        from room_seats s left join memberships m on m.event_id = ${eventId} and m.user_id = s.user_id
        where s.run_id = ${run.id} order by s.round, s.room_number, s.seat) t) as seats,
      (select coalesce(json_agg(row_to_json(t)), '[]') from (
        select round, room_number, category, percentage, told_little from match_rooms where run_id = ${run.id}
        order by round, room_number) t) as rooms,
      (select coalesce(json_agg(row_to_json(t)), '[]') from (
        select user_a, user_b, percentage, category from match_pairs where run_id = ${run.id}) t) as pairs`,
  );
  const { seats, rooms, pairs } = stored ?? { seats: [], rooms: [], pairs: [] };
  const values = await rowsOf<ValueRow>(
    tx,
    sql`select user_id, position, row from pair_values where run_id = ${run.id}`,
  );
  const { apart } = await pairsToAvoid(tx, eventId);
  const apartKeys = new Set(apart.map(([one, other]) => keyOf(one, other)));
  const listed = new Map(pairs.map((pair) => [keyOf(pair.user_a, pair.user_b), pair.percentage]));
  const byteOf = bytesOf(values);
  const usual = usualOf(values, byteOf);
  return {
    runId: run.id,
    rounds: run.rounds,
    seats,
    rooms,
    pairs,
    between: (one, other) =>
      listed.get(keyOf(one, other)) ??
      percentageOfByte(byteOf(one, other) || Math.round((usual(one) + usual(other)) / 2)),
    barred: (one, other) => byteOf(one, other) === 0 || apartKeys.has(keyOf(one, other)),
  };
}
