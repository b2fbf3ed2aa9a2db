/** A shape on a tile of 10 by 10, whose corner is 0, 0. */
interface Figure {
  /** As SVG draws it. */
  path: string;
  /** How far a point lies outside of it; inside it is negative. In units of the tile. */
  outside(x: number, y: number): number;
}

const outsideCircle = (x: number, y: number, centreX: number, centreY: number, radius: number): number =>
  Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) - radius;

export const figures = {
  quarter: { path: 'M0 0H10A10 10 0 0 1 0 10Z', outside: (x, y) => outsideCircle(x, y, 0, 0, 10) },
  half: {
    path: 'M0 0H10A5 5 0 0 1 0 0Z M0 10A5 5 0 0 1 10 10Z',
    outside: (x, y) => Math.min(outsideCircle(x, y, 5, 0, 5), outsideCircle(x, y, 5, 10, 5)),
  },
  dot: {
    path: 'M5 1.6A3.4 3.4 0 1 1 5 8.4A3.4 3.4 0 1 1 5 1.6Z',
    outside: (x, y) => outsideCircle(x, y, 5, 5, 3.4),
  },
  ring: {
    path: 'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0ZM5 2.8A2.2 2.2 0 1 0 5 7.2A2.2 2.2 0 1 0 5 2.8Z',
    outside: (x, y) => Math.max(outsideCircle(x, y, 5, 5, 5), -outsideCircle(x, y, 5, 5, 2.2)),
  },
  plain: { path: '', outside: () => Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Figure>;

export type Tile = keyof typeof figures;
