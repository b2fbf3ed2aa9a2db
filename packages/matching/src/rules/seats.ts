/** People are indexes here, as in the optimiser. */
export interface Seats {
  readonly n: number;
  /** By round, then room, the people in it. A room's index is its number less one. */
  readonly rounds: readonly (readonly (readonly number[])[])[];
  /** By round and person, `round * n + person`; −1 without a seat. */
  readonly roomOf: Int32Array;
}

export function seatsOf(n: number, rounds: readonly (readonly (readonly number[])[])[]): Seats {
  const roomOf = new Int32Array(rounds.length * n).fill(-1);
  rounds.forEach((rooms, round) => {
    rooms.forEach((room, at) => {
      for (const person of room) roomOf[round * n + person] = at;
    });
  });
  return { n, rounds, roomOf };
}

export const roomAt = ({ rounds }: Seats, round: number, at: number): readonly number[] =>
  (rounds[round] as readonly (readonly number[])[])[at] as readonly number[];

/** A rule about rooms, as the search asks for it: a whole number of breaches, 0 where it holds. */
export interface RoomTerm {
  id: string;
  /** 0 for 'always', then 1 and on in the order of the 'if possible' rules. */
  rank: number;
  /** By person; 0: the rule is not about them. */
  kind: Int32Array;
  /** Two people of one kind can change places without any difference. */
  alikeByKind: boolean;
  /** How the breaches change when a and b, of different rooms, change places. */
  change(seats: Seats, round: number, a: number, b: number): number;
  cost(seats: Seats): number;
  /** People whom the rule is not about can repair it as well, by leaving a room to others. */
  othersCanMend?: boolean;
  /** Whether moving this person could repair a breach. */
  isTroubled(seats: Seats, round: number, person: number): boolean;
  /** Fewer breaches than this cannot be, whatever else is asked for. */
  least(seats: Seats): number;
  /** Two who never share a room; left out where it depends on others. */
  forbids?(one: number, other: number): boolean;
  /** The room a person should be in, −1 for any. */
  wantsRoom?(seats: Seats, round: number, person: number): number;
  /** Whether somebody keeps the room of their first round, which can still be chosen. */
  keepsFirst?(person: number): boolean;
  /** A room where somebody would keep the rule, of any number; −1 for none. */
  goesTo?(seats: Seats, round: number, person: number): number;
  /** Whether two who share a room should move together, so as not to break it. */
  ties?(seats: Seats, round: number, one: number, other: number): boolean;
}
