/**
 * For each person the `length` others with the greatest gain (utility less price) when last looked at, and a bound on
 * all the rest. As prices only rise, a listed gain at or above the bound is known to be the best there is.
 */
export class Shortlists {
  readonly n: number;
  readonly length: number;
  /** Row i from `i * length`, the greatest gain first; beside it what the pairs are worth. */
  readonly person: Int32Array;
  readonly utilityAt: Uint16Array;
  readonly count: Int32Array;
  /** No unlisted person offers person i more than this. 0 when all that offer anything are listed. */
  readonly restBound: Float64Array;
  private readonly utility: Uint16Array;
  private readonly keys: Float64Array;

  /** @param utility n × n, symmetric; 0 is not worth listing. */
  constructor(utility: Uint16Array, n: number, length: number) {
    this.n = n;
    this.utility = utility;
    this.length = length;
    this.person = new Int32Array(n * length);
    this.utilityAt = new Uint16Array(n * length);
    this.count = new Int32Array(n);
    this.restBound = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
    this.keys = new Float64Array(n);
  }

  utilityOf(i: number, j: number): number {
    return this.utility[i * this.n + j] as number;
  }

  /** The people on i's list. */
  of(i: number): Int32Array {
    return this.person.subarray(i * this.length, i * this.length + (this.count[i] as number));
  }

  /** Ties go to those who follow i most closely in the circle of people. Prices are whole numbers. */
  refresh(i: number, price: Float64Array): void {
    const { n, length, utility, keys } = this;
    const row = i * n;
    let count = 0;
    let dropped = this.surelyDropped(i, price);
    for (let j = 0; j < n; j++) {
      const gain = (utility[row + j] as number) - (price[j] as number);
      if (gain <= dropped || j === i) continue;
      // One sortable number: gain first, then the distance round the circle.
      keys[count++] = -gain * n + (j > i ? j - i : j - i + n);
      if (count < 4 * length) continue;
      keys.subarray(0, count).sort();
      count = length;
      dropped = -Math.floor((keys[length] as number) / n);
    }
    const sorted = keys.subarray(0, count).sort();
    if (count > length) dropped = Math.max(dropped, -Math.floor((sorted[length] as number) / n));
    const kept = Math.min(count, length);
    this.count[i] = kept;
    this.restBound[i] = dropped;
    for (let k = 0; k < kept; k++) {
      const key = sorted[k] as number;
      const distance = key - Math.floor(key / n) * n;
      const j = i + distance < n ? i + distance : i + distance - n;
      this.person[i * length + k] = j;
      this.utilityAt[i * length + k] = utility[row + j] as number;
    }
  }

  /** A gain that a full list of present entries beats already, so that none at or below it can come in. */
  private surelyDropped(i: number, price: Float64Array): number {
    if ((this.count[i] as number) < this.length) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (let k = i * this.length; k < (i + 1) * this.length; k++) {
      least = Math.min(least, (this.utilityAt[k] as number) - (price[this.person[k] as number] as number));
    }
    return Math.max(0, least - 1);
  }
}
