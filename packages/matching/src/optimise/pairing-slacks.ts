import type { Weights } from './barred.ts';

/** Where a vertex stands: outside the trees, or at even or odd distance from the root of one. */
export const NONE = 0;
export const OUTER = 1;
export const INNER = 2;

/** The edge that becomes tight first when the duals change by `delta`; `from` is outer, and so is `to` where it `crosses`. */
export interface TightEdge {
  delta: number;
  from: number;
  to: number;
  crosses: boolean;
}

/**
 * The vertices' duals, and which edge becomes tight next. Slacks are noted per vertex; as trees outlive the augmentations
 * of others, a noted slack is a lower bound, checked when it is about to decide.
 */
export class PairingSlacks {
  /** The label of each vertex's outermost node, here for the inner loops. */
  private readonly side: Uint8Array;
  private readonly n: number;
  private readonly weights: Weights;
  private readonly barredWeight: number;
  private readonly y: Float64Array;
  private readonly top: Int32Array;
  /** Per vertex that is not outer: a lower bound of its least slack to an outer vertex, and to which it was found. */
  private readonly nearSlack: Float64Array;
  private readonly nearFrom: Int32Array;
  /** Per outer vertex: the same to another outer node. */
  private readonly crossSlack: Float64Array;
  private readonly crossTo: Int32Array;
  private readonly outer: Int32Array;
  private outerCount = 0;

  /**
   * @param weights n × n, symmetric; 0 counts as `barredWeight`
   * @param y vertex duals, changed in place
   * @param top the outermost node over each vertex, as the search changes it
   */
  constructor(weights: Weights, barredWeight: number, y: Float64Array, top: Int32Array) {
    const n = y.length;
    this.n = n;
    this.weights = weights;
    this.barredWeight = barredWeight;
    this.y = y;
    this.top = top;
    this.side = new Uint8Array(n);
    this.nearSlack = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
    this.nearFrom = new Int32Array(n);
    this.crossSlack = new Float64Array(n);
    this.crossTo = new Int32Array(n);
    this.outer = new Int32Array(n);
  }

  /** An edge that reaches a vertex outside the trees comes before one that crosses at the same change. */
  tightest(): TightEdge {
    const { n, top, side, nearSlack, nearFrom, crossSlack, crossTo, outer } = this;
    const tight: TightEdge = { delta: Number.POSITIVE_INFINITY, from: -1, to: -1, crosses: false };
    for (let v = 0; v < n; v++) {
      if (side[v] !== NONE || (nearSlack[v] as number) >= tight.delta) continue;
      const from = nearFrom[v] as number;
      if (side[from] !== OUTER || this.slack(from, v) !== nearSlack[v]) this.findNear(v);
      if ((nearSlack[v] as number) < tight.delta) {
        tight.delta = nearSlack[v] as number;
        tight.from = nearFrom[v] as number;
        tight.to = v;
      }
    }
    for (let k = 0; k < this.outerCount; k++) {
      const u = outer[k] as number;
      if ((crossSlack[u] as number) / 2 >= tight.delta) continue;
      const to = crossTo[u] as number;
      const current = side[to] === OUTER && top[to] !== top[u];
      if (!current || this.slack(u, to) !== crossSlack[u]) this.findCrossing(u);
      if ((crossSlack[u] as number) / 2 < tight.delta) {
        tight.delta = (crossSlack[u] as number) / 2;
        tight.from = u;
        tight.to = crossTo[u] as number;
        tight.crosses = true;
      }
    }
    return tight;
  }

  /** Changes the duals: outer ones fall, inner ones rise. */
  shift(delta: number): void {
    const { n, y, side, nearSlack, crossSlack } = this;
    for (let v = 0; v < n; v++) {
      if (side[v] === NONE) nearSlack[v] = (nearSlack[v] as number) - delta;
      else if (side[v] === INNER) y[v] = (y[v] as number) + delta;
      else {
        y[v] = (y[v] as number) - delta;
        crossSlack[v] = (crossSlack[v] as number) - 2 * delta;
      }
    }
  }

  /** Makes the vertices of some nodes outer and measures the slacks of all that were not before. */
  makeOuter(nodes: ArrayLike<number>[]): void {
    const first = this.outerCount;
    for (const leaves of nodes) {
      for (let k = 0; k < leaves.length; k++) {
        const u = leaves[k] as number;
        if (this.side[u] === OUTER) continue;
        this.side[u] = OUTER;
        this.outer[this.outerCount++] = u;
      }
    }
    for (let k = first; k < this.outerCount; k++) this.measure(this.outer[k] as number);
  }

  /** Of vertices that are not outer. */
  mark(leaves: ArrayLike<number>, side: typeof NONE | typeof INNER): void {
    for (let k = 0; k < leaves.length; k++) this.side[leaves[k] as number] = side;
  }

  /** Takes vertices out of the trees; the slack of those that were outer is to be measured when it matters. */
  release(vertices: number[]): void {
    const { side, outer } = this;
    for (const v of vertices) {
      if (side[v] === OUTER) this.nearSlack[v] = 0;
      side[v] = NONE;
    }
    let kept = 0;
    for (let k = 0; k < this.outerCount; k++)
      if (side[outer[k] as number] === OUTER) outer[kept++] = outer[k] as number;
    this.outerCount = kept;
  }

  private slack(u: number, v: number): number {
    const weight = this.weights[u * this.n + v] as number;
    return (this.y[u] as number) + (this.y[v] as number) - (weight === 0 ? this.barredWeight : weight);
  }

  private measure(u: number): void {
    const { n, y, weights, barredWeight, top, side, nearSlack, nearFrom } = this;
    const own = y[u] as number;
    const ownTop = top[u];
    const row = u * n;
    let best = Number.POSITIVE_INFINITY;
    let bestTo = u;
    for (let v = 0; v < n; v++) {
      const weight = weights[row + v] as number;
      const slack = own + (y[v] as number) - (weight === 0 ? barredWeight : weight);
      if (side[v] === OUTER) {
        if (slack < best && top[v] !== ownTop) {
          best = slack;
          bestTo = v;
        }
      } else if (slack < (nearSlack[v] as number)) {
        nearSlack[v] = slack;
        nearFrom[v] = u;
      }
    }
    this.crossSlack[u] = best;
    this.crossTo[u] = bestTo;
  }

  /** The true least slack of a vertex outside the trees to an outer one, after its noted one went stale. */
  private findNear(v: number): void {
    let best = Number.POSITIVE_INFINITY;
    let bestFrom = v;
    for (let k = 0; k < this.outerCount; k++) {
      const u = this.outer[k] as number;
      const slack = this.slack(u, v);
      if (slack < best) {
        best = slack;
        bestFrom = u;
      }
    }
    this.nearSlack[v] = best;
    this.nearFrom[v] = bestFrom;
  }

  /** The true least slack of an outer vertex to another outer node, likewise. */
  private findCrossing(u: number): void {
    const { top } = this;
    let best = Number.POSITIVE_INFINITY;
    let bestTo = u;
    for (let k = 0; k < this.outerCount; k++) {
      const v = this.outer[k] as number;
      if (top[v] === top[u]) continue;
      const slack = this.slack(u, v);
      if (slack < best) {
        best = slack;
        bestTo = v;
      }
    }
    this.crossSlack[u] = best;
    this.crossTo[u] = bestTo;
  }
}
