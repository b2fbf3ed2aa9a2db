import { BARRED, type Barred } from '../pair-values.ts';

/** Weights in order of importance: pairs to keep apart, then refusals, then repeats, then value. */
const APART = 2 ** 40;
const REFUSAL = 2 ** 30;
const REPEAT = 2 ** 20;

/** One round under repair: its rooms, the rooms that have changed, and how well a person would fit into each. */
export class RoundRepair {
  readonly n: number;
  readonly rooms: number[][];
  /** Rooms that somebody left or joined, otherwise than by hand: what a host does is no reason to move others. */
  readonly touched = new Set<number>();
  /** People who stay in the room they were moved to. */
  readonly fixed = new Set<number>();
  /** Where everyone here sat before anything changed; −1 for newcomers. */
  readonly roomBefore: Int32Array;
  /** People here without a seat, by index. */
  readonly standing: Set<number>;
  private readonly square: Uint16Array;
  private readonly meetings: Uint8Array;
  private readonly barred: Barred | undefined;

  /** @param meetings how often two meet in all rounds, n × n; kept up to date with every change */
  constructor(
    rooms: readonly (readonly number[])[],
    isHere: Uint8Array,
    stays: readonly { person: number; room: number }[],
    square: Uint16Array,
    meetings: Uint8Array,
    barred?: Barred,
  ) {
    this.n = isHere.length;
    this.square = square;
    this.meetings = meetings;
    this.barred = barred;
    this.roomBefore = new Int32Array(this.n).fill(-1);
    this.standing = new Set(Array.from(isHere.keys()).filter((person) => isHere[person] === 1));
    this.rooms = rooms.map(() => []);
    rooms.forEach((room, at) => {
      for (const person of room) {
        if (!this.standing.has(person)) {
          this.touched.add(at);
          continue;
        }
        this.roomBefore[person] = at;
        this.place(person, at);
      }
    });
    for (const { person, room } of stays) {
      while (this.rooms.length <= room) this.rooms.push([]);
      this.fixed.add(person);
      if (this.at(room).includes(person)) continue;
      const from = this.roomBefore[person] as number;
      if (from >= 0) this.take(person, from);
      this.place(person, room);
    }
  }

  at(room: number): number[] {
    return this.rooms[room] as number[];
  }

  leave(person: number, room: number): void {
    this.take(person, room);
    this.touched.add(room);
  }

  join(person: number, room: number): void {
    this.place(person, room);
    this.touched.add(room);
  }

  private take(person: number, room: number): void {
    const members = this.at(room);
    members.splice(members.indexOf(person), 1);
    for (const other of members) this.count(person, other, -1);
    this.standing.add(person);
  }

  private place(person: number, room: number): void {
    for (const other of this.at(room)) this.count(person, other, 1);
    this.at(room).push(person);
    this.standing.delete(person);
  }

  private count(a: number, b: number, by: number): void {
    const { n, meetings } = this;
    meetings[a * n + b] = (meetings[a * n + b] as number) + by;
    meetings[b * n + a] = (meetings[b * n + a] as number) + by;
  }

  /** How well a person from elsewhere would fit into a room: by the weights above, then by the mean value. */
  fit(person: number, room: number): number {
    const members = this.at(room);
    let fit = 0;
    for (const other of members) {
      const value = this.square[person * this.n + other] as number;
      fit += value === BARRED ? -REFUSAL * members.length : value;
      if (this.parts(person, other)) fit -= APART * members.length;
      if (this.meets(person, other)) fit -= REPEAT * members.length;
    }
    return members.length === 0 ? 0 : fit / members.length;
  }

  /** Whether two share a room in some round as it stands, or met before. */
  meets(person: number, other: number): boolean {
    return (this.meetings[person * this.n + other] as number) > 0;
  }

  refuses(person: number, room: number): boolean {
    return this.at(room).some((other) => this.square[person * this.n + other] === BARRED);
  }

  private parts(person: number, other: number): boolean {
    return this.barred?.apartOf[person]?.has(other) ?? false;
  }

  /** Whether no one in the room is to be kept apart from the person. */
  isOpenTo(person: number, room: number): boolean {
    return !this.at(room).some((other) => this.parts(person, other));
  }

  /** Of these rooms the one that suits best; the first of equal ones. */
  bestFor(person: number, rooms: readonly number[]): number | undefined {
    let best: { room: number; fit: number } | undefined;
    for (const room of rooms) {
      const fit = this.fit(person, room);
      if (best === undefined || fit > best.fit) best = { room, fit };
    }
    return best?.room;
  }

  /** Rooms whose number of people fits. */
  roomsOf(suits: (size: number, room: number) => boolean): number[] {
    return Array.from(this.rooms.keys()).filter((room) => suits(this.at(room).length, room));
  }

  free(room: number): number[] {
    return this.at(room).filter((person) => !this.fixed.has(person));
  }

  /** The free person who would suit another room best comes over, of those who are kept apart from nobody there. */
  bringBest(from: readonly number[], to: number): boolean {
    let best: { person: number; room: number; fit: number } | undefined;
    for (const room of from) {
      for (const person of this.free(room)) {
        if (!this.isOpenTo(person, to)) continue;
        const fit = this.fit(person, to);
        if (best === undefined || fit > best.fit) best = { person, room, fit };
      }
    }
    if (best === undefined) return false;
    this.leave(best.person, best.room);
    this.join(best.person, to);
    return true;
  }
}
