import { BlossomForest } from './blossom-forest.ts';

const NONE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * Extends a partial pairing to a perfect one of greatest total weight: Edmonds' primal–dual method with slacks kept
 * per vertex (Galil, ACM Computing Surveys 18(1), 1986). A tree grows from every free vertex at once and outlives the
 * augmentations of others, so noted slacks are lower bounds, checked when they are about to decide.
 *
 * @param weights n × n, symmetric, n even. 0 counts as `barredWeight`.
 * @param y vertex duals, multiples of ½, with y[i] + y[j] ≥ weight(i, j) for all pairs and equality for paired ones.
 * @param mate partner of each vertex or −1; completed in place.
 */
export function completePairing(weights: Uint16Array, barredWeight: number, y: Float64Array, mate: Int32Array): void {
  const search = new PairingSearch(weights, barredWeight, y, mate);
  search.run();
}

/**
 * One search, in one file: all its steps read and write the same arrays. The nesting of its blossoms lives in
 * `BlossomForest`.
 */
class PairingSearch {
  private readonly n: number;
  private readonly forest: BlossomForest;
  private readonly weights: Uint16Array;
  private readonly barredWeight: number;
  private readonly y: Float64Array;
  /** Label per outermost node, and the same per vertex for the inner loops. */
  private readonly label: Uint8Array;
  private readonly side: Uint8Array;
  /** The tight edge by which an inner node was reached: from an outer vertex to a vertex of its own. */
  private readonly entryFrom: Int32Array;
  private readonly entryTo: Int32Array;
  /** The root of the tree that an outer or inner node belongs to. */
  private readonly tree: Int32Array;
  /** Per vertex that is not outer: a lower bound of its least slack to an outer vertex, and to which it was found. */
  private readonly nearSlack: Float64Array;
  private readonly nearFrom: Int32Array;
  /** Per outer vertex: the same to another outer node. */
  private readonly crossSlack: Float64Array;
  private readonly crossTo: Int32Array;
  private readonly outer: Int32Array;
  private outerCount = 0;

  constructor(weights: Uint16Array, barredWeight: number, y: Float64Array, mate: Int32Array) {
    const n = mate.length;
    const nodes = n + (n >> 1);
    this.n = n;
    this.forest = new BlossomForest(mate);
    this.weights = weights;
    this.barredWeight = barredWeight;
    this.y = y;
    this.label = new Uint8Array(nodes);
    this.side = new Uint8Array(n);
    this.entryFrom = new Int32Array(nodes);
    this.entryTo = new Int32Array(nodes);
    this.tree = new Int32Array(nodes);
    this.nearSlack = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
    this.nearFrom = new Int32Array(n);
    this.crossSlack = new Float64Array(n);
    this.crossTo = new Int32Array(n);
    this.outer = new Int32Array(n);
  }

  run(): void {
    const { forest } = this;
    const roots = Array.from(forest.mate.keys()).filter((v) => forest.mate[v] === -1);
    for (const root of roots) this.tree[root] = root;
    this.makeOuter(roots);
    for (let free = roots.length; free > 0; ) if (this.step()) free -= 2;
  }

  /** One change of the duals and the event it brings about; true when it was an augmentation. */
  private step(): boolean {
    const { n, forest, side, nearSlack, nearFrom, crossSlack, crossTo, outer } = this;
    let delta = Number.POSITIVE_INFINITY;
    let reached = -1;
    for (let v = 0; v < n; v++) {
      if (side[v] !== NONE || (nearSlack[v] as number) >= delta) continue;
      const from = nearFrom[v] as number;
      if (side[from] !== OUTER || this.slack(from, v) !== nearSlack[v]) this.findNear(v);
      if ((nearSlack[v] as number) < delta) {
        delta = nearSlack[v] as number;
        reached = v;
      }
    }
    let crossing = -1;
    for (let k = 0; k < this.outerCount; k++) {
      const u = outer[k] as number;
      if ((crossSlack[u] as number) / 2 >= delta) continue;
      const to = crossTo[u] as number;
      const current = side[to] === OUTER && forest.top[to] !== forest.top[u];
      if (!current || this.slack(u, to) !== crossSlack[u]) this.findCrossing(u);
      if ((crossSlack[u] as number) / 2 < delta) {
        delta = (crossSlack[u] as number) / 2;
        crossing = u;
      }
    }
    let emptied = -1;
    const blossoms = forest.outermost();
    for (const id of blossoms) {
      if (this.label[id] === INNER && (forest.dual[id] as number) / 2 < delta) {
        delta = (forest.dual[id] as number) / 2;
        emptied = id;
      }
    }
    if (delta > 0) this.shiftDuals(delta, blossoms);
    if (emptied >= 0) this.expand(emptied);
    else if (crossing >= 0) return this.join(crossing, crossTo[crossing] as number);
    else this.grow(nearFrom[reached] as number, reached);
    return false;
  }

  private slack(u: number, v: number): number {
    const weight = this.weights[u * this.n + v] as number;
    return (this.y[u] as number) + (this.y[v] as number) - (weight === 0 ? this.barredWeight : weight);
  }

  private shiftDuals(delta: number, blossoms: number[]): void {
    const { n, y, side, nearSlack, crossSlack, forest } = this;
    for (let v = 0; v < n; v++) {
      if (side[v] === NONE) nearSlack[v] = (nearSlack[v] as number) - delta;
      else if (side[v] === INNER) y[v] = (y[v] as number) + delta;
      else {
        y[v] = (y[v] as number) - delta;
        crossSlack[v] = (crossSlack[v] as number) - 2 * delta;
      }
    }
    for (const id of blossoms) {
      if (this.label[id] === OUTER) forest.dual[id] = (forest.dual[id] as number) + 2 * delta;
      else if (this.label[id] === INNER) forest.dual[id] = (forest.dual[id] as number) - 2 * delta;
    }
  }

  /** Labels nodes of known trees outer and measures the slacks of every vertex that was not outer before. */
  private makeOuter(nodes: number[]): void {
    const first = this.outerCount;
    for (const id of nodes) {
      this.label[id] = OUTER;
      const leaves = this.forest.leavesOf(id);
      for (let k = 0; k < leaves.length; k++) {
        const u = leaves[k] as number;
        if (this.side[u] === OUTER) continue;
        this.side[u] = OUTER;
        this.outer[this.outerCount++] = u;
      }
    }
    for (let k = first; k < this.outerCount; k++) this.measure(this.outer[k] as number);
  }

  private makeInner(id: number, from: number, to: number): void {
    this.label[id] = INNER;
    this.entryFrom[id] = from;
    this.entryTo[id] = to;
    this.tree[id] = this.tree[this.forest.top[from] as number] as number;
    const leaves = this.forest.leavesOf(id);
    for (let k = 0; k < leaves.length; k++) this.side[leaves[k] as number] = INNER;
  }

  private measure(u: number): void {
    const { n, y, weights, barredWeight, side, nearSlack, nearFrom } = this;
    const { top } = this.forest;
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
    const { top } = this.forest;
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

  /** Takes the node of `to` and its partner's node into the tree of `from`. */
  private grow(from: number, to: number): void {
    const { forest } = this;
    const node = forest.top[to] as number;
    const partner = forest.top[forest.mate[forest.base[node] as number] as number] as number;
    this.makeInner(node, from, to);
    this.tree[partner] = this.tree[node] as number;
    this.makeOuter([partner]);
  }

  /** Uses a tight edge between two outer nodes: an augmentation between two trees, a shrinking within one. */
  private join(u: number, v: number): boolean {
    const one = this.tree[this.forest.top[u] as number] as number;
    const other = this.tree[this.forest.top[v] as number] as number;
    if (one === other) {
      this.shrink(u, v);
      return false;
    }
    this.augment(u, v);
    this.augment(v, u);
    this.fell(one, other);
    return true;
  }

  /** Turns the pairing over from `s`, whose new partner is `t`, up to its root. */
  private augment(s: number, t: number): void {
    const { forest } = this;
    for (let [vertex, partner] = [s, t]; ; ) {
      const node = forest.top[vertex] as number;
      const above = forest.mate[forest.base[node] as number] as number;
      forest.rebase(node, vertex);
      forest.mate[vertex] = partner;
      if (above === -1) return;
      const inner = forest.top[above] as number;
      partner = this.entryTo[inner] as number;
      vertex = this.entryFrom[inner] as number;
      forest.rebase(inner, partner);
      forest.mate[partner] = vertex;
    }
  }

  /** Takes two trees down after their augmentation and opens the blossoms that have no dual left. */
  private fell(one: number, other: number): void {
    const { n, forest, side, label, tree } = this;
    const gone = (id: number) => label[id] !== NONE && (tree[id] === one || tree[id] === other);
    const felled: number[] = [];
    for (let v = 0; v < n; v++) if (gone(forest.top[v] as number)) felled.push(v);
    for (const v of felled) {
      if (side[v] === OUTER) this.nearSlack[v] = 0;
      side[v] = NONE;
    }
    for (const v of felled) label[forest.top[v] as number] = NONE;
    this.outerCount = keepOuter(this.outer, this.outerCount, side);
    const spent = forest.outermost().filter((id) => label[id] === NONE && forest.dual[id] === 0);
    for (let id = spent.pop(); id !== undefined; id = spent.pop()) {
      for (const child of forest.dissolve(id).children) {
        label[child] = NONE;
        if (child >= n && forest.dual[child] === 0) spent.push(child);
      }
    }
  }

  /** The nodes from an outer vertex up to the root, with the edges between them. */
  private pathUp(vertex: number): { nodes: number[]; tails: number[]; heads: number[] } {
    const { forest } = this;
    const nodes = [forest.top[vertex] as number];
    const tails: number[] = [];
    const heads: number[] = [];
    for (let node = nodes[0] as number; ; ) {
      const base = forest.base[node] as number;
      const above = forest.mate[base] as number;
      if (above === -1) return { nodes, tails, heads };
      const inner = forest.top[above] as number;
      const entry = this.entryFrom[inner] as number;
      node = forest.top[entry] as number;
      nodes.push(inner, node);
      tails.push(base, this.entryTo[inner] as number);
      heads.push(above, entry);
    }
  }

  /** Makes one outer node of the cycle that the tight edge between two outer nodes closes. */
  private shrink(u: number, v: number): void {
    const left = this.pathUp(u);
    const right = this.pathUp(v);
    let i = left.nodes.length - 1;
    let j = right.nodes.length - 1;
    while (i > 0 && j > 0 && left.nodes[i - 1] === right.nodes[j - 1]) {
      i--;
      j--;
    }
    const children = [...left.nodes.slice(0, i + 1).reverse(), ...right.nodes.slice(0, j)];
    const tails = [...left.heads.slice(0, i).reverse(), u, ...right.tails.slice(0, j)];
    const heads = [...left.tails.slice(0, i).reverse(), v, ...right.heads.slice(0, j)];
    const node = this.forest.shrink(children, tails, heads);
    this.tree[node] = this.tree[children[0] as number] as number;
    this.makeOuter([node]);
  }

  /** Opens an inner blossom whose dual has come down to nought; the tree goes on through the even way round it. */
  private expand(id: number): void {
    const from = this.entryFrom[id] as number;
    const to = this.entryTo[id] as number;
    const start = this.forest.childHolding(id, to);
    const { children, tails, heads } = this.forest.dissolve(id);
    for (const child of children) {
      this.label[child] = NONE;
      const leaves = this.forest.leavesOf(child);
      for (let k = 0; k < leaves.length; k++) this.side[leaves[k] as number] = NONE;
    }
    const length = children.length;
    const outers: number[] = [];
    this.makeInner(start, from, to);
    let k = children.indexOf(start);
    const forward = k % 2 === 1;
    while (k % length !== 0) {
      const middle = forward ? k + 1 : k - 1;
      const next = forward ? k + 2 : k - 2;
      outers.push(children[middle % length] as number);
      this.tree[children[middle % length] as number] = this.tree[id] as number;
      const edge = forward ? middle : next;
      const near = (forward ? tails[edge] : heads[edge]) as number;
      const far = (forward ? heads[edge] : tails[edge]) as number;
      this.makeInner(children[next % length] as number, near, far);
      k = next;
    }
    this.makeOuter(outers);
  }
}

function keepOuter(outer: Int32Array, count: number, side: Uint8Array): number {
  let kept = 0;
  for (let k = 0; k < count; k++) if (side[outer[k] as number] === OUTER) outer[kept++] = outer[k] as number;
  return kept;
}
