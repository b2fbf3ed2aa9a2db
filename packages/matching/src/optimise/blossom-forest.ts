/** An odd cycle of vertices or smaller blossoms, shrunk to one node of the search. */
interface Blossom {
  /** Node ids in cycle order; the first holds the base. */
  children: number[];
  /** The cycle's edges: from `tails[k]` in `children[k]` to `heads[k]` in the next child. */
  tails: number[];
  heads: number[];
  leaves: Int32Array;
}

/**
 * Vertices 0 to n − 1 and the nested blossoms over them (ids from n), with the pairing `mate` (−1: none) kept
 * consistent inside every blossom: all its vertices but the base are paired along its cycle.
 */
export class BlossomForest {
  readonly n: number;
  readonly mate: Int32Array;
  /** The outermost node over each vertex. */
  readonly top: Int32Array;
  /** The vertex of each node that is paired outside it, or free. */
  readonly base: Int32Array;
  /** Dual value z of each blossom. */
  readonly dual: Float64Array;
  private readonly parent: Int32Array;
  private readonly blossoms: (Blossom | undefined)[] = [];
  private readonly unusedIds: number[] = [];

  constructor(mate: Int32Array) {
    const n = mate.length;
    const nodes = n + (n >> 1);
    this.n = n;
    this.mate = mate;
    this.top = Int32Array.from({ length: n }, (_, v) => v);
    this.base = Int32Array.from({ length: nodes }, (_, v) => (v < n ? v : -1));
    this.dual = new Float64Array(nodes);
    this.parent = new Int32Array(nodes).fill(-1);
    for (let id = nodes - 1; id >= n; id--) this.unusedIds.push(id);
  }

  blossom(id: number): Blossom {
    return this.blossoms[id - this.n] as Blossom;
  }

  leavesOf(id: number): ArrayLike<number> {
    return id < this.n ? [id] : this.blossom(id).leaves;
  }

  /** Ids of the blossoms that lie in no other. */
  outermost(): number[] {
    const ids: number[] = [];
    for (let id = this.n; id < this.n + this.blossoms.length; id++) {
      if (this.blossoms[id - this.n] !== undefined && this.parent[id] === -1) ids.push(id);
    }
    return ids;
  }

  childHolding(id: number, vertex: number): number {
    let node = vertex;
    while (this.parent[node] !== id) node = this.parent[node] as number;
    return node;
  }

  shrink(children: number[], tails: number[], heads: number[]): number {
    const id = this.unusedIds.pop() as number;
    const leaves = Int32Array.from(children.flatMap((child) => Array.from(this.leavesOf(child))));
    this.blossoms[id - this.n] = { children, tails, heads, leaves };
    this.base[id] = this.base[children[0] as number] as number;
    this.dual[id] = 0;
    this.parent[id] = -1;
    for (const child of children) this.parent[child] = id;
    for (const leaf of leaves) this.top[leaf] = id;
    return id;
  }

  /** Takes an outermost blossom apart; its children become outermost. */
  dissolve(id: number): Blossom {
    const blossom = this.blossom(id);
    for (const child of blossom.children) {
      this.parent[child] = -1;
      for (const leaf of Array.from(this.leavesOf(child))) this.top[leaf] = child;
    }
    this.blossoms[id - this.n] = undefined;
    this.unusedIds.push(id);
    return blossom;
  }

  /** Pairs a node's vertices again along its cycles so that `vertex` is the one left for an outside partner. */
  rebase(id: number, vertex: number): void {
    if (this.base[id] === vertex) return;
    const child = this.childHolding(id, vertex);
    const blossom = this.blossom(id);
    const turn = blossom.children.indexOf(child);
    this.rebase(child, vertex);
    if (turn > 0) {
      blossom.children = rotate(blossom.children, turn);
      blossom.tails = rotate(blossom.tails, turn);
      blossom.heads = rotate(blossom.heads, turn);
      for (let k = 1; k < blossom.children.length; k += 2) {
        const tail = blossom.tails[k] as number;
        const head = blossom.heads[k] as number;
        this.rebase(blossom.children[k] as number, tail);
        this.rebase(blossom.children[k + 1] as number, head);
        this.mate[tail] = head;
        this.mate[head] = tail;
      }
    }
    this.base[id] = vertex;
  }
}

function rotate(list: number[], by: number): number[] {
  return [...list.slice(by), ...list.slice(0, by)];
}
