import type { Welfare } from './welfare.ts';

/** A seating under improvement: who sits where, and each person's sum over their company. */
export class RoomSwaps {
  readonly welfare: Welfare;
  readonly rooms: number[][];
  readonly roomOf: Int32Array;
  private readonly sum: Float64Array;

  constructor(welfare: Welfare, rooms: readonly number[][]) {
    this.welfare = welfare;
    this.rooms = rooms.map((room) => [...room]);
    this.roomOf = new Int32Array(welfare.n);
    this.sum = new Float64Array(welfare.n);
    this.rooms.forEach((room, at) => {
      for (const i of room) {
        this.roomOf[i] = at;
        for (const j of room) if (j !== i) this.sum[i] = (this.sum[i] as number) + welfare.share(i, j);
      }
    });
  }

  roomAt(at: number): number[] {
    return this.rooms[at] as number[];
  }

  /** How the welfare changes when a and b, of different rooms, change places. */
  gain(a: number, b: number): number {
    const roomA = this.roomAt(this.roomOf[a] as number);
    const roomB = this.roomAt(this.roomOf[b] as number);
    return this.gainInRoom(roomA, a, b) + this.gainInRoom(roomB, b, a);
  }

  /** The change for those who stay in `room` while `out` leaves for `into`, and for `into`. */
  private gainInRoom(room: number[], out: number, into: number): number {
    const { welfare, sum } = this;
    const company = room.length - 1;
    let change = 0;
    let intoSum = 0;
    for (let k = 0; k < room.length; k++) {
      const x = room[k] as number;
      if (x === out) continue;
      const coming = welfare.share(x, into);
      const old = sum[x] as number;
      intoSum += coming;
      change += welfare.ofPerson(old - welfare.share(x, out) + coming, company) - welfare.ofPerson(old, company);
    }
    return change + welfare.ofPerson(intoSum, company) - welfare.ofPerson(sum[out] as number, company);
  }

  swap(a: number, b: number): void {
    const { welfare, sum, roomOf } = this;
    const roomA = this.roomAt(roomOf[a] as number);
    const roomB = this.roomAt(roomOf[b] as number);
    const atA = roomOf[a] as number;
    roomOf[a] = roomOf[b] as number;
    roomOf[b] = atA;
    for (const [room, out, into] of [
      [roomA, a, b],
      [roomB, b, a],
    ] as const) {
      let intoSum = 0;
      for (let k = 0; k < room.length; k++) {
        const x = room[k] as number;
        if (x === out) {
          room[k] = into;
          continue;
        }
        const coming = welfare.share(x, into);
        intoSum += coming;
        sum[x] = (sum[x] as number) - welfare.share(x, out) + coming;
      }
      sum[into] = intoSum;
    }
  }
}
