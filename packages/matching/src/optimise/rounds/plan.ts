import { APART_COUNTS } from '../barred.ts';
import type { Welfare } from '../welfare.ts';

/** The cost of meeting again, by the number of earlier meetings: a third time costs a little more than two second times. */
const STEPS = Float64Array.from({ length: 256 }, (_, met) => (met === 0 ? 0 : 1 + (met - 1) / 64));

/**
 * Rooms of several rounds under improvement: who sits where, how often two meet, and what a change of places would bring.
 * A person has at most one seat in each round.
 */
export class Plan {
  readonly n: number;
  readonly welfare: Welfare;
  /** By round, then room: the people in it, in no order. */
  readonly rounds: number[][][];
  /** By round and person, `round * n + person`; −1 where the person has no seat. */
  readonly roomOf: Int32Array;
  /** How often two meet in these rounds and before, n × n. */
  readonly met: Uint8Array;
  /** The weight of a round. */
  readonly weight: Float64Array;
  /** How often each person sits in a room of more than `largest` people, if that goes by turns. */
  readonly turns: Uint16Array;
  readonly largest: number;
  private readonly sum: Float64Array;

  /**
   * @param largest rooms of more people than this go by turns
   * @param met how often two met before; changed by every swap
   */
  constructor(
    welfare: Welfare,
    rounds: readonly (readonly (readonly number[])[])[],
    weight: Float64Array,
    largest = Number.POSITIVE_INFINITY,
    met: Uint8Array = new Uint8Array(welfare.n * welfare.n),
  ) {
    const { n } = welfare;
    this.n = n;
    this.welfare = welfare;
    this.weight = weight;
    this.largest = largest;
    this.met = met;
    this.rounds = rounds.map((rooms) => rooms.map((room) => [...room]));
    this.roomOf = new Int32Array(rounds.length * n).fill(-1);
    this.sum = new Float64Array(rounds.length * n);
    this.turns = new Uint16Array(n);
    this.rounds.forEach((rooms, round) => {
      rooms.forEach((room, at) => {
        for (const i of room) {
          this.roomOf[round * n + i] = at;
          if (room.length > largest) this.turns[i] = (this.turns[i] as number) + 1;
          let sum = 0;
          for (const j of room) {
            if (j === i) continue;
            sum += welfare.share(i, j);
            met[i * n + j] = Math.min(255, (met[i * n + j] as number) + 1);
          }
          this.sum[round * n + i] = sum;
        }
      });
    });
  }

  roomAt(round: number, at: number): number[] {
    return (this.rounds[round] as number[][])[at] as number[];
  }

  /** The room of somebody who has a seat in this round. */
  roomWith(round: number, person: number): number[] {
    return this.roomAt(round, this.roomOf[round * this.n + person] as number);
  }

  /** How the cost of repeats, of a second meeting 1, changes when a and b, of different rooms, change places. */
  repeats(round: number, a: number, b: number): number {
    return this.repeatsInRoom(this.roomWith(round, a), a, b) + this.repeatsInRoom(this.roomWith(round, b), b, a);
  }

  private repeatsInRoom(room: number[], out: number, into: number): number {
    const { met, n } = this;
    let change = 0;
    for (let k = 0; k < room.length; k++) {
      const x = room[k] as number;
      if (x === out) continue;
      change += (STEPS[met[into * n + x] as number] as number) - (STEPS[(met[out * n + x] as number) - 1] as number);
    }
    return change;
  }

  /** How `togetherCost` changes when a and b, of different rooms, change places. */
  parting(round: number, a: number, b: number): number {
    const { barred } = this.welfare;
    if (barred === undefined) return 0;
    return (
      APART_COUNTS * (this.partingOf(barred.apartOf, round, a, b) + this.partingOf(barred.apartOf, round, b, a)) +
      this.partingOf(barred.refusedOf, round, a, b) +
      this.partingOf(barred.refusedOf, round, b, a)
    );
  }

  private partingOf(othersOf: readonly ReadonlySet<number>[], round: number, who: number, instead: number): number {
    const base = round * this.n;
    const others = othersOf[who] as ReadonlySet<number>;
    let change = 0;
    for (const member of this.roomWith(round, who)) if (others.has(member)) change--;
    for (const member of this.roomAt(round, this.roomOf[base + instead] as number))
      if (member !== instead && others.has(member)) change++;
    return change;
  }

  /** Whether somebody sits with a person they are kept apart from. */
  sitsWithApart(round: number, person: number): boolean {
    return this.sitsWithAnyOf(this.welfare.barred?.apartOf[person], round, person);
  }

  /** Whether somebody sits with a person they are kept apart from, or of whom one refuses the other. */
  sitsWithUnwanted(round: number, person: number): boolean {
    return (
      this.sitsWithApart(round, person) || this.sitsWithAnyOf(this.welfare.barred?.refusedOf[person], round, person)
    );
  }

  private sitsWithAnyOf(others: ReadonlySet<number> | undefined, round: number, person: number): boolean {
    if (others === undefined || others.size === 0 || this.roomOf[round * this.n + person] === -1) return false;
    return this.roomWith(round, person).some((member) => others.has(member));
  }

  /** Refused pairs who sit together count one each, pairs kept apart far more; in all rounds. */
  togetherCost(): number {
    const { barred } = this.welfare;
    if (barred === undefined) return 0;
    return APART_COUNTS * this.togetherOf(barred.apartOf) + this.togetherOf(barred.refusedOf);
  }

  /** How many people kept apart sit together. */
  apartTogether(): number {
    return this.togetherOf(this.welfare.barred?.apartOf ?? []);
  }

  private togetherOf(othersOf: readonly ReadonlySet<number>[]): number {
    let count = 0;
    for (const room of this.rounds.flat())
      for (const one of room) for (const other of room) if (one < other && othersOf[one]?.has(other)) count++;
    return count;
  }

  /** How far the turns in larger rooms grow more uneven (above 0) or more even when a and b change places. */
  unevenness(round: number, a: number, b: number): number {
    const { largest, turns } = this;
    const isLarge = this.roomWith(round, a).length > largest;
    if (isLarge === this.roomWith(round, b).length > largest) return 0;
    const [leaving, entering] = isLarge ? [a, b] : [b, a];
    return 2 * ((turns[entering] as number) - (turns[leaving] as number) + 1);
  }

  /** How the welfare changes, as much as the round counts, when a and b, of different rooms, change places. */
  gain(round: number, a: number, b: number): number {
    const change =
      this.gainInRoom(round, this.roomWith(round, a), a, b) + this.gainInRoom(round, this.roomWith(round, b), b, a);
    return change * (this.weight[round] as number);
  }

  /** As in `RoomSwaps`: the change for those who stay in `room` while `out` leaves for `into`, and for `into`. */
  private gainInRoom(round: number, room: number[], out: number, into: number): number {
    const { welfare, sum } = this;
    const base = round * this.n;
    const company = room.length - 1;
    let change = 0;
    let intoSum = 0;
    for (let k = 0; k < room.length; k++) {
      const x = room[k] as number;
      if (x === out) continue;
      const coming = welfare.share(x, into);
      const old = sum[base + x] as number;
      intoSum += coming;
      change += welfare.ofPerson(old - welfare.share(x, out) + coming, company) - welfare.ofPerson(old, company);
    }
    return change + welfare.ofPerson(intoSum, company) - welfare.ofPerson(sum[base + out] as number, company);
  }

  swap(round: number, a: number, b: number): void {
    const { n, roomOf } = this;
    const base = round * n;
    const roomA = this.roomWith(round, a);
    const roomB = this.roomWith(round, b);
    this.replace(base, roomA, a, b);
    this.replace(base, roomB, b, a);
    const atA = roomOf[base + a] as number;
    roomOf[base + a] = roomOf[base + b] as number;
    roomOf[base + b] = atA;
  }

  /** The people of two rooms of a round change rooms, all of them. */
  exchangeRooms(round: number, one: number, other: number): void {
    const rooms = this.rounds[round] as number[][];
    [rooms[one], rooms[other]] = [this.roomAt(round, other), this.roomAt(round, one)];
    for (const at of [one, other])
      for (const person of this.roomAt(round, at)) this.roomOf[round * this.n + person] = at;
  }

  private replace(base: number, room: number[], out: number, into: number): void {
    const { n, welfare, sum, turns } = this;
    let intoSum = 0;
    for (let k = 0; k < room.length; k++) {
      const x = room[k] as number;
      if (x === out) {
        room[k] = into;
        continue;
      }
      const coming = welfare.share(x, into);
      intoSum += coming;
      sum[base + x] = (sum[base + x] as number) - welfare.share(x, out) + coming;
      this.count(out * n + x, -1);
      this.count(x * n + out, -1);
      this.count(into * n + x, 1);
      this.count(x * n + into, 1);
    }
    sum[base + into] = intoSum;
    if (room.length <= this.largest) return;
    turns[out] = (turns[out] as number) - 1;
    turns[into] = (turns[into] as number) + 1;
  }

  private count(at: number, by: number): void {
    this.met[at] = (this.met[at] as number) + by;
  }

  /** The cost of all repeats, of a second meeting 1. */
  repeatCost(): number {
    let cost = 0;
    const { n, met } = this;
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) {
        for (let times = 1; times < (met[i * n + j] as number); times++) cost += STEPS[times] as number;
      }
    }
    return cost;
  }

  /** The sum of squares of the turns in larger rooms: the least is the fairest. */
  turnCost(): number {
    return this.turns.reduce((sum, turns) => sum + turns * turns, 0);
  }

  value(): number {
    return this.rounds.reduce(
      (sum, rooms, round) => sum + (this.weight[round] as number) * this.welfare.ofSeating(rooms),
      0,
    );
  }
}
