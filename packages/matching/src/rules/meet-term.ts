import { type RoomTerm, roomAt, type Seats } from './seats.ts';

const FIRST = 1;
const SECOND = 2;
/** Of so few in the second group, these are moved as well to meet the others. */
const FEW = 5;

/** Each of the first group shares a room with one of the second in one round at least. */
export function meetTerm(given: { id: string; rank: number }, kind: Int32Array, past: Seats['rounds']): RoomTerm {
  const metBefore = new Uint8Array(kind.length);
  for (const room of past.flat())
    for (const one of room) if (room.some((other) => other !== one && isHost(other))) metBefore[one] = 1;
  const hosts = kind.reduce((sum, of) => sum + ((of & SECOND) > 0 ? 1 : 0), 0);

  function isHost(person: number): boolean {
    return ((kind[person] as number) & SECOND) > 0;
  }
  const mustMeet = (person: number): boolean => ((kind[person] as number) & FIRST) > 0;
  /** Whether `person` would have a host in the room, were `out` replaced by `into`. */
  function hasHost(room: readonly number[], person: number, out: number, into: number): boolean {
    for (const member of room) {
      const other = member === out ? into : member;
      if (other !== person && isHost(other)) return true;
    }
    return false;
  }
  function meetsElsewhere({ n, rounds, roomOf }: Seats, round: number, person: number): boolean {
    if (metBefore[person] === 1) return true;
    for (let other = 0; other < rounds.length; other++) {
      if (other === round) continue;
      const at = roomOf[other * n + person] as number;
      if (at !== -1 && hasHost(roomAt({ n, rounds, roomOf }, other, at), person, -1, -1)) return true;
    }
    return false;
  }
  /** The change for those who stay in a room, and for `into`, who comes from `from`. */
  function changeIn(
    seats: Seats,
    round: number,
    room: readonly number[],
    from: readonly number[],
    out: number,
    into: number,
  ) {
    let change = 0;
    const hostMoves = isHost(out) !== isHost(into);
    for (const member of room) {
      if (member === out || !hostMoves || !mustMeet(member)) continue;
      const before = hasHost(room, member, -1, -1);
      if (before === hasHost(room, member, out, into) || meetsElsewhere(seats, round, member)) continue;
      change += before ? 1 : -1;
    }
    if (!mustMeet(into)) return change;
    const before = hasHost(from, into, -1, -1);
    if (before === hasHost(room, into, out, into) || meetsElsewhere(seats, round, into)) return change;
    return change + (before ? 1 : -1);
  }
  const isUnmet = (seats: Seats, person: number): boolean => mustMeet(person) && !meetsElsewhere(seats, -1, person);
  return {
    ...given,
    kind,
    alikeByKind: false,
    change(seats, round, a, b) {
      const { n, roomOf } = seats;
      const roomA = roomAt(seats, round, roomOf[round * n + a] as number);
      const roomB = roomAt(seats, round, roomOf[round * n + b] as number);
      return changeIn(seats, round, roomA, roomB, a, b) + changeIn(seats, round, roomB, roomA, b, a);
    },
    cost(seats) {
      let unmet = 0;
      for (let person = 0; person < kind.length; person++)
        if (isSeated(seats, person) && isUnmet(seats, person)) unmet += 1;
      return unmet;
    },
    isTroubled: (seats, _round, person) => isUnmet(seats, person) || (hosts <= FEW && isHost(person)),
    least(seats) {
      const here = Array.from(kind.keys()).filter((person) => isSeated(seats, person));
      const those = here.filter((person) => mustMeet(person) && metBefore[person] === 0);
      const hostsHere = here.filter(isHost);
      if (hostsHere.length === 0) return those.length;
      return hostsHere.length === 1 && those.includes(hostsHere[0] as number) ? 1 : 0;
    },
    goesTo: ({ n, roomOf }, round, person) => {
      if (!mustMeet(person)) return -1;
      for (let host = 0; host < n; host++)
        if (host !== person && isHost(host) && roomOf[round * n + host] !== -1)
          return roomOf[round * n + host] as number;
      return -1;
    },
    ties: (seats, round, one, other) =>
      (mustMeet(one) && isHost(other) && !meetsElsewhere(seats, round, one)) ||
      (mustMeet(other) && isHost(one) && !meetsElsewhere(seats, round, other)),
  };
}

const isSeated = ({ n, rounds, roomOf }: Seats, person: number): boolean =>
  rounds.some((_, round) => roomOf[round * n + person] !== -1);
