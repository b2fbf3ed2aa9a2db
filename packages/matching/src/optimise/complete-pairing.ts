import type { Weights } from './barred.ts';
import { BlossomForest } from './blossom-forest.ts';
import { INNER, NONE, OUTER, PairingSlacks } from './pairing-slacks.ts';

/**
 * Extends a partial pairing to a perfect one of greatest total weight: Edmonds' primal–dual method with slacks kept
 * per vertex (Galil, ACM Computing Surveys 18(1), 1986). A tree grows from every free vertex at once and outlives the
 * augmentations of others.
 *
 * @param weights n × n, symmetric, n even. 0 counts as `barredWeight`.
 * @param y vertex duals, multiples of ½, with y[i] + y[j] ≥ weight(i, j) for all pairs and equality for paired ones.
 * @param mate partner of each vertex or −1; completed in place.
 */
export function completePairing(weights: Weights, barredWeight: number, y: Float64Array, mate: Int32Array): void {
  const forest = new BlossomForest(mate);
  new PairingSearch(forest, new PairingSlacks(weights, barredWeight, y, forest.top)).run();
}

/**
 * The trees and what happens to them. Which edge becomes tight next is in `PairingSlacks`, the nesting of blossoms in
 * `BlossomForest`.
 */
class PairingSearch {
  private readonly forest: BlossomForest;
  private readonly slacks: PairingSlacks;
  /** Per outermost node. */
  private readonly label: Uint8Array;
  /** The tight edge by which an inner node was reached: from an outer vertex to a vertex of its own. */
  private readonly entryFrom: Int32Array;
  private readonly entryTo: Int32Array;
  /** The root of the tree that an outer or inner node belongs to. */
  private readonly tree: Int32Array;

  constructor(forest: BlossomForest, slacks: PairingSlacks) {
    const nodes = forest.base.length;
    this.forest = forest;
    this.slacks = slacks;
    this.label = new Uint8Array(nodes);
    this.entryFrom = new Int32Array(nodes);
    this.entryTo = new Int32Array(nodes);
    this.tree = new Int32Array(nodes);
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
    const { forest } = this;
    const { delta: untilTight, from, to, crosses } = this.slacks.tightest();
    let delta = untilTight;
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
    else if (crosses) return this.join(from, to);
    else this.grow(from, to);
    return false;
  }

  private shiftDuals(delta: number, blossoms: number[]): void {
    const { forest, label } = this;
    this.slacks.shift(delta);
    for (const id of blossoms) {
      if (label[id] === OUTER) forest.dual[id] = (forest.dual[id] as number) + 2 * delta;
      else if (label[id] === INNER) forest.dual[id] = (forest.dual[id] as number) - 2 * delta;
    }
  }

  /** Labels nodes of known trees outer. */
  private makeOuter(nodes: number[]): void {
    for (const id of nodes) this.label[id] = OUTER;
    this.slacks.makeOuter(nodes.map((id) => this.forest.leavesOf(id)));
  }

  private makeInner(id: number, from: number, to: number): void {
    this.label[id] = INNER;
    this.entryFrom[id] = from;
    this.entryTo[id] = to;
    this.tree[id] = this.tree[this.forest.top[from] as number] as number;
    this.slacks.mark(this.forest.leavesOf(id), INNER);
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
    const { forest, label, tree } = this;
    const gone = (id: number) => label[id] !== NONE && (tree[id] === one || tree[id] === other);
    const felled: number[] = [];
    for (let v = 0; v < forest.n; v++) if (gone(forest.top[v] as number)) felled.push(v);
    for (const v of felled) label[forest.top[v] as number] = NONE;
    this.slacks.release(felled);
    const spent = forest.outermost().filter((id) => label[id] === NONE && forest.dual[id] === 0);
    for (let id = spent.pop(); id !== undefined; id = spent.pop()) {
      for (const child of forest.dissolve(id).children) {
        label[child] = NONE;
        if (child >= forest.n && forest.dual[child] === 0) spent.push(child);
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
      this.slacks.mark(this.forest.leavesOf(child), NONE);
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
