import { WEIGHTS } from '../weights.ts';

/** Strengths by trait key, in two columns. Keys mean the same thing for everyone in one event; see `TraitKeys`. */
export interface Traits {
  keys: Int32Array;
  strengths: Float32Array;
}

/**
 * Collects claims to traits; the strongest claim to each counts. All people use one sheet in turn, because an array with a
 * place for every key costs less than a map for each person.
 */
export class ClaimSheet {
  #strengths = new Float64Array(1 << 14);
  #claimed = new Int32Array(1 << 10);
  #count = 0;

  claim(key: number, strength: number): void {
    if (!(strength > WEIGHTS.leastClaim)) return;
    if (key >= this.#strengths.length) this.#strengths = enlarged(this.#strengths, key);
    const before = this.#strengths[key] as number;
    if (before === 0) {
      if (this.#count === this.#claimed.length) this.#claimed = enlarged(this.#claimed, this.#count);
      this.#claimed[this.#count] = key;
      this.#count += 1;
    }
    if (strength > before) this.#strengths[key] = strength;
  }

  /** Returns the claims since the last call, in the order of first claims, and empties the sheet. */
  take(): Traits {
    const keys = this.#claimed.slice(0, this.#count);
    const strengths = new Float32Array(this.#count);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as number;
      strengths[at] = this.#strengths[key] as number;
      this.#strengths[key] = 0;
    }
    this.#count = 0;
    return { keys, strengths };
  }
}

/** A copy with room for `place`, at least twice as long. */
function enlarged<T extends Float64Array | Int32Array>(array: T, place: number): T {
  const larger = new (array.constructor as new (length: number) => T)(Math.max(2 * array.length, place + 1));
  larger.set(array);
  return larger;
}
