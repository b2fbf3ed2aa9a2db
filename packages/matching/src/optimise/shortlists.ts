/**
 * For each person the `length` others with the greatest gain (worth less price) when last looked at, and a bound on
 * all the rest. As prices only rise, a listed gain at or above the bound is known to be the best there is.
 */
export class Shortlists {
  readonly n: number;
  readonly length: number;
  /** Row i from `i * length`, the greatest gain first. */
  readonly person: Int32Array;
  readonly count: Int32Array;
  /** No unlisted person offers person i more than this. 0 when all that offer anything are listed. */
  readonly restBound: Float64Array;
  private readonly values: Uint16Array;
  private readonly worth: Float64Array;
  private readonly keys: Float64Array;

  /** @param values n × n, symmetric. @param worth whole number per value; 0 is not worth listing. */
  constructor(values: Uint16Array, n: number, worth: Float64Array, length: number) {
    this.n = n;
    this.values = values;
    this.worth = worth;
    this.length = length;
    this.person = new Int32Array(n * length);
    this.count = new Int32Array(n);
    this.restBound = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
    this.keys = new Float64Array(n);
  }

  worthOf(i: number, j: number): number {
    return this.worth[this.values[i * this.n + j] as number] as number;
  }

  /** The people on i's list. */
  of(i: number): Int32Array {
    return this.person.subarray(i * this.length, i * this.length + (this.count[i] as number));
  }

  /** Ties go to those who follow i most closely in the circle of people. Prices are whole numbers. */
  refresh(i: number, price: Float64Array): void {
    const { n, length, values, worth, keys } = this;
    let count = 0;
    let dropped = 0;
    for (let j = 0; j < n; j++) {
      const gain = (worth[values[i * n + j] as number] as number) - (price[j] as number);
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
    this.count[i] = Math.min(count, length);
    this.restBound[i] = dropped;
    for (let k = 0; k < Math.min(count, length); k++) {
      const key = sorted[k] as number;
      const distance = key - Math.floor(key / n) * n;
      this.person[i * length + k] = i + distance < n ? i + distance : i + distance - n;
    }
  }
}
