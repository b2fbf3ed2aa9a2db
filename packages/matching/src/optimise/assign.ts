/** Row i is given column `columnOf[i]`; `price` are the column duals, whole numbers. */
export interface Assignment {
  columnOf: Int32Array;
  price: Float64Array;
}

/**
 * Maximum-weight assignment on a symmetric n × n matrix, nobody to themselves: column reduction, reduction transfer,
 * augmenting row reduction and shortest augmenting paths (Jonker & Volgenant, Computing 38, 1987).
 *
 * @param weights n × n, symmetric. 0 counts as `barredWeight`.
 */
export function assign(weights: Uint16Array, n: number, barredWeight: number): Assignment {
  const columnOf = new Int32Array(n).fill(-1);
  const rowOf = new Int32Array(n).fill(-1);
  const price = new Float64Array(n);
  const state = { weights, n, barredWeight, columnOf, rowOf, price };
  reduceColumns(state);
  let free = reduceRows(state, freeRows(columnOf));
  free = reduceRows(state, free);
  const path = new PathSearch(state);
  for (const row of free) path.augment(row);
  return { columnOf, price };
}

interface State {
  weights: Uint16Array;
  n: number;
  barredWeight: number;
  columnOf: Int32Array;
  rowOf: Int32Array;
  price: Float64Array;
}

function freeRows(columnOf: Int32Array): number[] {
  return Array.from(columnOf.keys()).filter((i) => columnOf[i] === -1);
}

/** Prices every column at its best weight, gives it to that row if still free, then raises prices rows can spare. */
function reduceColumns({ weights, n, barredWeight, columnOf, rowOf, price }: State): void {
  const wishes = new Uint8Array(n);
  for (let j = n - 1; j >= 0; j--) {
    let best = Number.NEGATIVE_INFINITY;
    let bestRow = -1;
    for (let i = 0; i < n; i++) {
      if (i === j) continue;
      const raw = weights[j * n + i] as number;
      const weight = raw === 0 ? barredWeight : raw;
      if (weight > best) {
        best = weight;
        bestRow = i;
      }
    }
    price[j] = best;
    if (wishes[bestRow] === 0) {
      wishes[bestRow] = 1;
      columnOf[bestRow] = j;
      rowOf[j] = bestRow;
    } else wishes[bestRow] = 2;
  }
  for (let i = 0; i < n; i++) {
    if (wishes[i] !== 1) continue;
    const own = columnOf[i] as number;
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < n; j++) {
      if (j === own || j === i) continue;
      const raw = weights[i * n + j] as number;
      const cost = (price[j] as number) - (raw === 0 ? barredWeight : raw);
      if (cost < least) least = cost;
    }
    if (least < Number.POSITIVE_INFINITY) price[own] = (price[own] as number) + least;
  }
}

/** Lets each free row outbid for its best column; returns the rows left free. Bounded, as long price wars gain little. */
function reduceRows({ weights, n, barredWeight, columnOf, rowOf, price }: State, rows: number[]): number[] {
  const left: number[] = [];
  const queue = rows.slice().reverse();
  let bids = 4 * n;
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    if (bids-- <= 0) {
      left.push(i);
      continue;
    }
    let least = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    let column = -1;
    let secondColumn = -1;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const raw = weights[i * n + j] as number;
      const cost = (price[j] as number) - (raw === 0 ? barredWeight : raw);
      if (cost < second) {
        if (cost < least) {
          second = least;
          secondColumn = column;
          least = cost;
          column = j;
        } else {
          second = cost;
          secondColumn = j;
        }
      }
    }
    const gain = second - least;
    if (gain > 0 && second < Number.POSITIVE_INFINITY) price[column] = (price[column] as number) + gain;
    else if (rowOf[column] !== -1 && secondColumn >= 0) column = secondColumn;
    const ousted = rowOf[column] as number;
    columnOf[i] = column;
    rowOf[column] = i;
    if (ousted === -1) continue;
    columnOf[ousted] = -1;
    if (gain > 0) queue.push(ousted);
    else left.push(ousted);
  }
  return left;
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
