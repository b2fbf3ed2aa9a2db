import { BARRED } from './pair-values.ts';

/** A barred pair in a room outweighs all ordinary values there. */
const BARRED_SHARE = -(2 ** 20);

/** What rooms aim at: the sum over people of the worth of the mean value of their company. Whole numbers. */
export class Welfare {
  readonly n: number;
  private readonly square: Uint16Array;
  private readonly worth: Uint16Array;

  /** @param square n × n values. @param worth whole number per value, rising. */
  constructor(square: Uint16Array, n: number, worth: Uint16Array) {
    this.n = n;
    this.square = square;
    this.worth = worth;
  }

  /** What two people add to each other's sums. */
  share(i: number, j: number): number {
    const value = this.square[i * this.n + j] as number;
    return value === BARRED ? BARRED_SHARE : value;
  }

  ofPerson(sum: number, company: number): number {
    return sum >= 0 ? (this.worth[(sum / company) | 0] as number) : sum;
  }

  ofRoom(room: readonly number[]): number {
    return room.reduce((total, i) => {
      const sum = room.reduce((shares, j) => shares + (j === i ? 0 : this.share(i, j)), 0);
      return total + this.ofPerson(sum, room.length - 1);
    }, 0);
  }

  ofSeating(rooms: readonly number[][]): number {
    return rooms.reduce((total, room) => total + this.ofRoom(room), 0);
  }
}
