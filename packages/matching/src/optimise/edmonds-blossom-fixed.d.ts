declare module 'edmonds-blossom-fixed' {
  /** Partner of each vertex or −1; with `maxCardinality` as many pairs as possible first. Whole weights only. */
  export default function blossom(edges: [i: number, j: number, weight: number][], maxCardinality?: boolean): number[];
}
