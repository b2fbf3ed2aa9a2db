import { changeOfPairs, roomByRoom } from './room-by-room.ts';
import type { SameRule } from './rule.ts';
import type { RoomTerm, Seats } from './seats.ts';

/** People with the same value are apart, together, or few in a room. */
export function sameTerm(
  given: { id: string; rank: number },
  { want, n: few = 1 }: SameRule,
  classes: readonly (readonly number[])[],
  n: number,
): RoomTerm {
  const classesOf = Array.from({ length: n }, (): number[] => []);
  classes.forEach((members, at) => {
    if (members.length > 1) for (const person of members) classesOf[person]?.push(at);
  });
  const kind = kindsOf(classesOf);
  const shares = (one: number, other: number): boolean =>
    kind[one] !== 0 &&
    (kind[one] === kind[other] ||
      (classesOf[one] as number[]).some((of) => (classesOf[other] as number[]).includes(of)));
  const most = Math.max(0, ...classesOf.map(({ length }) => length));
  const inRound = seatedIn(classesOf, classes.length);
  /** Adds up, for each class in the room, what so many members of it cost. */
  const costOfClasses = (
    room: readonly number[],
    out: number,
    into: number,
    cost: (count: number, of: number) => number,
  ) => {
    let total = 0;
    for (let k = 0; k < room.length; k++) {
      const one = room[k] === out ? into : (room[k] as number);
      if (kind[one] === 0) continue;
      for (const of of classesOf[one] as number[]) {
        let count = 1;
        let isFirst = true;
        for (let m = 0; m < room.length && isFirst; m++) {
          if (m === k) continue;
          const other = room[m] === out ? into : (room[m] as number);
          if (most === 1 ? classesOf[other]?.[0] !== of : !classesOf[other]?.includes(of)) continue;
          if (m < k) isFirst = false;
          count += 1;
        }
        if (isFirst) total += cost(count, of);
      }
    }
    return total;
  };
  const leastOf = (cost: (members: number, sizes: number[]) => number) => (seats: Seats) =>
    seats.rounds.reduce((sum, rooms, round) => {
      const sizes = rooms.map(({ length }) => length).filter((length) => length > 0);
      const counts = inRound(seats, round);
      const costs = classes.map((_, of) => cost(counts[of] as number, sizes));
      // People in several classes would be counted twice.
      return sum + (most > 1 ? Math.max(0, ...costs) : costs.reduce((of, one) => of + one, 0));
    }, 0);
  // Where nobody is in two classes, only the class of either person changes.
  const others = (room: readonly number[], out: number, person: number): number => {
    const of = kind[person];
    let count = 0;
    if (of !== 0) for (const member of room) if (member !== out && kind[member] === of) count += 1;
    return count;
  };
  const byCount = (cost: (before: number) => number) =>
    most > 1
      ? undefined
      : (room: readonly number[], out: number, into: number): number =>
          (kind[into] === 0 ? 0 : cost(others(room, out, into))) - (kind[out] === 0 ? 0 : cost(others(room, out, out)));
  const mateOf: RoomTerm['goesTo'] = ({ n: people, roomOf }, round, person) => {
    for (let other = 0; other < people; other++) {
      const at = roomOf[round * people + other] as number;
      if (at !== -1 && at !== roomOf[round * people + person] && shares(person, other)) return at;
    }
    return -1;
  };
  if (want === 'together')
    return roomByRoom(
      {
        ...given,
        kind,
        least: leastOf(leastSplit),
        ties: (_seats, _round, one, other) => shares(one, other),
        goesTo: mateOf,
      },
      (seats, round, room, _at, out, into) => {
        const counts = inRound(seats, round);
        // Each two of a class who sit in different rooms, half of them in either room.
        return costOfClasses(room, out, into, (count, of) => (count * ((counts[of] as number) - count)) / 2);
      },
      false,
      byCount((before) => -before),
    );
  if (want === 'apart')
    return roomByRoom(
      { ...given, kind, least: leastOf(leastTogether), forbids: shares },
      (_seats, _round, room, _at, out, into) => {
        let pairs = 0;
        for (let k = 1; k < room.length; k++) {
          const one = room[k] === out ? into : (room[k] as number);
          if (kind[one] === 0) continue;
          for (let m = 0; m < k; m++) if (shares(one, room[m] === out ? into : (room[m] as number))) pairs += 1;
        }
        return pairs;
      },
      false,
      changeOfPairs(kind, shares),
    );
  return roomByRoom(
    { ...given, kind, least: leastOf((members, sizes) => Math.max(0, members - few * sizes.length)) },
    (_seats, _round, room, _at, out, into) => costOfClasses(room, out, into, (count) => Math.max(0, count - few)),
    false,
    byCount((before) => (before >= few ? 1 : 0)),
  );
}

/** One number for all who are in the same classes, 0 for none. */
function kindsOf(classesOf: readonly number[][]): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from(classesOf, (of) => {
    if (of.length === 0) return 0;
    const key = of.join();
    const kind = known.get(key) ?? known.size + 1;
    known.set(key, kind);
    return kind;
  });
}

/** How many of each class have a seat in a round. Swaps never change it, so it is counted once for a plan. */
function seatedIn(classesOf: readonly number[][], classes: number): (seats: Seats, round: number) => Int32Array {
  const known = new WeakMap<Int32Array, Int32Array[]>();
  return ({ n, rounds, roomOf }, round) => {
    let counts = known.get(roomOf);
    if (!counts) {
      counts = rounds.map((_, of) => {
        const seated = new Int32Array(classes);
        for (let person = 0; person < n; person++)
          if (roomOf[of * n + person] !== -1)
            for (const at of classesOf[person] as number[]) seated[at] = (seated[at] as number) + 1;
        return seated;
      });
      known.set(roomOf, counts);
    }
    return counts[round] as Int32Array;
  };
}

const pairsOf = (people: number): number => (people * (people - 1)) / 2;

/** Spread as evenly as can be over the rooms, so many pairs still share one. */
function leastTogether(members: number, sizes: number[]): number {
  const each = Math.floor(members / sizes.length);
  const more = members % sizes.length;
  return more * pairsOf(each + 1) + (sizes.length - more) * pairsOf(each);
}

/** In as few rooms as hold them, so many pairs are still split. */
function leastSplit(members: number, sizes: number[]): number {
  let left = members;
  let together = 0;
  for (const size of sizes.toSorted((a, b) => b - a)) {
    const here = Math.min(size, left);
    together += pairsOf(here);
    left -= here;
  }
  return pairsOf(members) - together;
}
