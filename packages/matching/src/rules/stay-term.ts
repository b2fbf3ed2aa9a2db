import { roomByRoom } from './room-by-room.ts';
import type { RoomTerm, Seats } from './seats.ts';

/** People who sit in one numbered room, or each in the room of their first round. */
export function stayTerm(
  given: { id: string; rank: number },
  kind: Int32Array,
  roomNumber: number | null,
  past: Seats['rounds'],
): RoomTerm {
  const home = new Int32Array(kind.length).fill(roomNumber === null ? -1 : roomNumber - 1);
  if (roomNumber === null)
    for (const rooms of past)
      rooms.forEach((room, at) => {
        for (const person of room) if (home[person] === -1) home[person] = at;
      });
  // People without a room so far, who can still choose one, and keep it.
  const free = kind.map((of, person) => (of !== 0 && home[person] === -1 ? 1 : 0));
  const bound = kind.map((of, person) => (of !== 0 && home[person] !== -1 ? 1 + (home[person] as number) : 0));
  const wanted = (person: number): number => (bound[person] as number) - 1;
  const plain = roomByRoom(
    { ...given, kind: bound, least: (seats) => leastOut(seats, bound) },
    (_seats, _round, room, at, out, into) => {
      let elsewhere = 0;
      for (const member of room) {
        const of = wanted(member === out ? into : member);
        if (of !== -1 && of !== at) elsewhere += 1;
      }
      return elsewhere;
    },
  );
  const term: RoomTerm = { ...plain, wantsRoom: (_seats, _round, person) => wanted(person) };
  if (!free.includes(1)) return term;
  return {
    ...term,
    kind: Int32Array.from(kind),
    alikeByKind: false,
    keepsFirst: (person) => free[person] === 1,
    change: (seats, round, a, b) => {
      const { n, roomOf } = seats;
      const [atA, atB] = [roomOf[round * n + a] as number, roomOf[round * n + b] as number];
      return (
        term.change(seats, round, a, b) +
        (free[a] === 1 ? changesOf(seats, a, round, atB) - changesOf(seats, a) : 0) +
        (free[b] === 1 ? changesOf(seats, b, round, atA) - changesOf(seats, b) : 0)
      );
    },
    cost: (seats) =>
      free.reduce((sum, of, person) => sum + (of === 1 ? changesOf(seats, person) : 0), term.cost(seats)),
    isTroubled: (seats, round, person) =>
      term.isTroubled(seats, round, person) || (free[person] === 1 && changesOf(seats, person) > 0),
    wantsRoom: (seats, _round, person) => (free[person] === 1 ? usualRoom(seats, person) : wanted(person)),
  };
}

/** In how many rounds somebody is not in the room where they are most often, were they in room `at` in one of them. */
function changesOf({ n, rounds, roomOf }: Seats, person: number, round = -1, at = -1): number {
  let most = 0;
  let seated = 0;
  const roomIn = (of: number): number => (of === round ? at : (roomOf[of * n + person] as number));
  for (let one = 0; one < rounds.length; one++) {
    const room = roomIn(one);
    if (room === -1) continue;
    seated += 1;
    let count = 0;
    for (let other = 0; other < rounds.length; other++) if (roomIn(other) === room) count += 1;
    if (count > most) most = count;
  }
  return seated - most;
}

/** The room somebody sits in most often, the earliest of equal ones. */
function usualRoom({ n, rounds, roomOf }: Seats, person: number): number {
  const times = new Map<number, number>();
  for (let round = 0; round < rounds.length; round++) {
    const room = roomOf[round * n + person] as number;
    if (room !== -1) times.set(room, (times.get(room) ?? 0) + 1);
  }
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0])[0];
}

/** People of a room that does not exist or has too few seats. */
function leastOut({ n, rounds, roomOf }: Seats, bound: Int32Array): number {
  let least = 0;
  rounds.forEach((rooms, round) => {
    const wanted = new Map<number, number>();
    for (let person = 0; person < n; person++)
      if (bound[person] !== 0 && roomOf[round * n + person] !== -1)
        wanted.set(bound[person] as number, (wanted.get(bound[person] as number) ?? 0) + 1);
    for (const [room, people] of wanted) least += Math.max(0, people - (rooms[room - 1]?.length ?? 0));
  });
  return least;
}
