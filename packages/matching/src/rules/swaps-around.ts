import { roomTerms } from './room-terms.ts';
import type { Breakage, PlanOfPeople, Rule } from './rule.ts';
import type { RoomTerm, Seats } from './seats.ts';

/** Of a breach, so many people are tried in other rooms. */
const MOST_TRIED = 9;

/** A plan by index, with the terms of its rules: for questions about single changes of places. */
export interface IndexedPlan {
  ids: readonly string[];
  seats: Seats;
  terms: ReadonlyMap<string, RoomTerm>;
}

export function indexedPlan(rules: readonly Rule[], { rounds }: PlanOfPeople): IndexedPlan {
  const ids = [...new Set(rounds.flat(2))].sort();
  const indexOf = new Map(ids.map((id, at) => [id, at]));
  const n = ids.length;
  const roomOf = new Int32Array(rounds.length * n).fill(-1);
  const byIndex = rounds.map((rooms, round) =>
    rooms.map((room, at) =>
      room.map((id) => {
        const person = indexOf.get(id) as number;
        roomOf[round * n + person] = at;
        return person;
      }),
    ),
  );
  const terms = roomTerms(rules, { n, indexOf });
  return { ids, seats: { n, rounds: byIndex, roomOf }, terms: new Map(terms.map((term) => [term.id, term])) };
}

export interface Swap {
  round: number;
  a: number;
  b: number;
}

/** The changes of two people's places that would repair something of a rule at one breach. */
export function* mendingSwaps(
  { ids, seats, terms }: IndexedPlan,
  rule: Rule,
  { people, round, room_number }: Breakage,
): Generator<Swap> {
  const term = terms.get(rule.id);
  if (!term) return;
  const { n, rounds, roomOf } = seats;
  const inRoom = round === null || room_number === null ? [] : (rounds[round - 1]?.[room_number - 1] ?? []);
  const named = people.map((id) => ids.indexOf(id)).filter((person) => person !== -1);
  // A room that lacks somebody is repaired by those who would give way.
  const concerned = rule.kind === 'room_has' ? inRoom : named;
  const among = round === null ? rounds.map((_, at) => at) : [round - 1];
  for (const at of among)
    for (const a of concerned.slice(0, MOST_TRIED))
      for (let b = 0; b < n; b += 1) {
        const [own, other] = [roomOf[at * n + a], roomOf[at * n + b]];
        if (own === other || own === -1 || other === -1 || own === undefined) continue;
        if (term.change(seats, at, a, b) < 0) yield { round: at, a, b };
      }
}
