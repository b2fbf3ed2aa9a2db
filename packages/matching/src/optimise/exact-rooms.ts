import type { Welfare } from './welfare.ts';

/** The most people a seating is searched for exhaustively. */
export const EXACT_UP_TO = 16;

/**
 * The best seating of all, by dynamic programming over the sets of people still standing: the first of them gets every
 * possible company in turn.
 *
 * @param sizes head counts of the rooms, at most two different ones
 */
export function exactRooms(welfare: Welfare, sizes: readonly number[]): number[][] {
  const { n } = welfare;
  const roomWelfare = new Map<number, number>();
  const welfareOf = (mask: number) => {
    const known = roomWelfare.get(mask);
    if (known !== undefined) return known;
    const value = welfare.ofRoom(membersOf(mask));
    roomWelfare.set(mask, value);
    return value;
  };
  /** Best value and first room, by the set still standing; how many larger rooms are left follows from `key`. */
  const solved = new Map<number, { value: number; room: number }>();
  const [large = 0, small = 0] = [sizes[0], sizes[sizes.length - 1]];
  const largeRooms = sizes.filter((size) => size === large).length;
  const solve = (standing: number, larger: number, smaller: number): number => {
    if (standing === 0) return 0;
    const key = standing * (n + 1) + larger;
    const known = solved.get(key);
    if (known !== undefined) return known.value;
    let best = { value: Number.NEGATIVE_INFINITY, room: 0 };
    const first = standing & -standing;
    const attempt = (size: number, largerLeft: number, smallerLeft: number) => {
      eachSubset(standing ^ first, size - 1, first, (room) => {
        const value = welfareOf(room) + solve(standing ^ room, largerLeft, smallerLeft);
        if (value > best.value) best = { value, room };
      });
    };
    if (larger > 0) attempt(large, larger - 1, smaller);
    if (smaller > 0) attempt(small, larger, smaller - 1);
    solved.set(key, best);
    return best.value;
  };
  const smallRooms = sizes.length - largeRooms;
  solve(2 ** n - 1, largeRooms, smallRooms);
  const rooms: number[][] = [];
  for (let standing = 2 ** n - 1, larger = largeRooms; standing !== 0; ) {
    const { room } = solved.get(standing * (n + 1) + larger) as { room: number };
    const members = membersOf(room);
    rooms.push(members);
    standing ^= room;
    if (members.length === large) larger = Math.max(0, larger - 1);
  }
  return rooms;
}

function membersOf(mask: number): number[] {
  const members: number[] = [];
  for (let i = 0; mask >> i > 0; i++) if ((mask >> i) & 1) members.push(i);
  return members;
}

/** Calls `visit` with `chosen` joined by every `count`-subset of the set `from`. */
function eachSubset(from: number, count: number, chosen: number, visit: (mask: number) => void): void {
  if (count === 0) {
    visit(chosen);
    return;
  }
  for (let rest = from; rest !== 0; ) {
    const next = rest & -rest;
    rest ^= next;
    eachSubset(rest, count - 1, chosen | next, visit);
  }
}
