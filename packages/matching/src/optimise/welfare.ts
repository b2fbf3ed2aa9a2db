import { barredShare } from './barred.ts';
import { BARRED, type Barred } from './pair-values.ts';

/** The objective of the seating: the sum over people of the utility of their mean pair value in the room. Whole numbers. */
export class Welfare {
  readonly n: number;
  private readonly square: Uint16Array;
  private readonly utility: Uint16Array;
  readonly barred: Barred | undefined;

  /** @param square n × n values. @param utility whole number per value, rising. */
  constructor(square: Uint16Array, n: number, utility: Uint16Array, barred?: Barred) {
    this.n = n;
    this.square = square;
    this.utility = utility;
    this.barred = barred;
  }

  /** The amount that two people add to each other's sums. */
  share(i: number, j: number): number {
    const value = this.square[i * this.n + j] as number;
    return value === BARRED ? barredShare(this.barred, this.n, i, j) : value;
  }

  ofPerson(sum: number, company: number): number {
    return sum >= 0 ? (this.utility[(sum / company) | 0] as number) : sum;
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
