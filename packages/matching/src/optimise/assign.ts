import { auctionPrices } from './auction.ts';
import type { Weights } from './barred.ts';

/** Row i is given column `columnOf[i]`; `price` are the column duals, whole numbers. */
export interface Assignment {
  columnOf: Int32Array;
  price: Float64Array;
}

/**
 * Maximum-weight assignment on a symmetric n × n matrix (n ≥ 2), nobody to themselves. Exact: auction prices first,
 * every row then takes a free column that is best for it, and shortest augmenting paths place the rows that found none
 * (Jonker & Volgenant, Computing 38, 1987).
 *
 * @param weights n × n, symmetric. 0 counts as `barredWeight`.
 * @param price whole column prices to start from, changed in place; the nearer to the final ones the faster
 */
export function assign(
  weights: Weights,
  n: number,
  barredWeight: number,
  price = auctionPrices(weights, n, barredWeight),
): Assignment {
  const columnOf = new Int32Array(n).fill(-1);
  const rowOf = new Int32Array(n).fill(-1);
  const state = { weights, n, barredWeight, columnOf, rowOf, price };
  takeBestColumns(state);
  const path = new PathSearch(state);
  for (let i = 0; i < n; i++) if (columnOf[i] === -1) path.augment(i);
  return { columnOf, price };
}

interface State {
  weights: Weights;
  n: number;
  barredWeight: number;
  columnOf: Int32Array;
  rowOf: Int32Array;
  price: Float64Array;
}

function takeBestColumns({ weights, n, barredWeight, columnOf, rowOf, price }: State): void {
  for (let i = 0; i < n; i++) {
    let best = Number.NEGATIVE_INFINITY;
    let column = -1;
    for (let j = 0; j < n; j++) {
      const raw = weights[i * n + j] as number;
      const gain = (raw === 0 ? barredWeight : raw) - (price[j] as number);
      if (gain < best || j === i) continue;
      if (gain > best || rowOf[column] !== -1) {
        best = gain;
        column = j;
      }
    }
    if (rowOf[column] !== -1) continue;
    columnOf[i] = column;
    rowOf[column] = i;
  }
}

/** Shortest augmenting paths in the reduced costs, with the price update of Jonker and Volgenant. */
class PathSearch {
  private readonly state: State;
  private readonly distance: Float64Array;
  private readonly cameFrom: Int32Array;
  /** Columns: [0, low) settled, [low, up) at the current least distance, the rest open. */
  private readonly columns: Int32Array;

  constructor(state: State) {
    this.state = state;
    this.distance = new Float64Array(state.n);
    this.cameFrom = new Int32Array(state.n);
    this.columns = new Int32Array(state.n);
  }

  augment(start: number): void {
    const { weights, n, barredWeight, columnOf, rowOf, price } = this.state;
    const { distance, cameFrom, columns } = this;
    for (let j = 0; j < n; j++) {
      const raw = weights[start * n + j] as number;
      distance[j] = (price[j] as number) - (raw === 0 ? barredWeight : raw);
      cameFrom[j] = start;
      columns[j] = j;
    }
    distance[start] = Number.POSITIVE_INFINITY;
    let low = 0;
    let up = 0;
    let settled = 0;
    let least = 0;
    let end = -1;
    while (end === -1) {
      if (low === up) {
        settled = low;
        least = Number.POSITIVE_INFINITY;
        for (let k = up; k < n; k++) {
          const j = columns[k] as number;
          const d = distance[j] as number;
          if (d > least) continue;
          if (d < least) {
            up = low;
            least = d;
          }
          columns[k] = columns[up] as number;
          columns[up++] = j;
        }
        for (let k = low; k < up && end === -1; k++) if (rowOf[columns[k] as number] === -1) end = columns[k] as number;
        if (end !== -1) break;
      }
      const through = columns[low++] as number;
      const i = rowOf[through] as number;
      const rawThrough = weights[i * n + through] as number;
      const offset = (price[through] as number) - (rawThrough === 0 ? barredWeight : rawThrough) - least;
      for (let k = up; k < n; k++) {
        const j = columns[k] as number;
        if (j === i) continue;
        const raw = weights[i * n + j] as number;
        const d = (price[j] as number) - (raw === 0 ? barredWeight : raw) - offset;
        if (d >= (distance[j] as number)) continue;
        distance[j] = d;
        cameFrom[j] = i;
        if (d > least) continue;
        if (rowOf[j] === -1) {
          end = j;
          break;
        }
        columns[k] = columns[up] as number;
        columns[up++] = j;
      }
    }
    for (let k = 0; k < settled; k++) {
      const j = columns[k] as number;
      price[j] = (price[j] as number) - (distance[j] as number) + least;
    }
    this.flip(start, end, columnOf, rowOf);
  }

  private flip(start: number, end: number, columnOf: Int32Array, rowOf: Int32Array): void {
    for (let j = end; ; ) {
      const i = this.cameFrom[j] as number;
      const next = columnOf[i] as number;
      rowOf[j] = i;
      columnOf[i] = j;
      if (i === start) return;
      j = next;
    }
  }
}
