import type { Colour } from './colour.ts';
import type { Tile } from './figures.ts';
import { seededRandom } from './seeded-random.ts';

export interface CoverTile {
  tile: Tile;
  column: number;
  row: number;
  /** In quarter turns. */
  turns: number;
  ground: Colour;
  figure: Colour;
}

export interface CoverDesign {
  columns: number;
  rows: number;
  tiles: CoverTile[];
}

/** Columns and rows of a cover: wide for cards and headers, tall for the side of a screen. */
const grids = { wide: [8, 3], tall: [5, 6] } as const;
export type CoverShape = keyof typeof grids;

const tiles: readonly Tile[] = ['quarter', 'quarter', 'quarter', 'half', 'dot', 'ring', 'plain'];

/** Pairs of hues that look good together, in degrees of OKLCH. The second is the spark. */
const hues: readonly (readonly [number, number])[] = [
  [352, 55],
  [330, 85],
  [285, 350],
  [258, 60],
  [232, 20],
  [205, 75],
  [180, 40],
  [158, 90],
  [135, 70],
  [60, 330],
  [35, 300],
  [15, 240],
];

/** Bright enough for the light theme. The web app dims them in the dark theme. */
const palette = (hue: number, spark: number): Colour[] => [
  { lightness: 0.9, chroma: 0.05, hue },
  { lightness: 0.78, chroma: 0.105, hue },
  { lightness: 0.62, chroma: 0.15, hue },
  { lightness: 0.44, chroma: 0.125, hue },
  { lightness: 0.82, chroma: 0.135, hue: spark },
];

/** A mosaic made from a name. The same name and shape always give the same mosaic. */
export function designCover(name: string, shape: CoverShape = 'wide'): CoverDesign {
  const [columns, rows] = grids[shape];
  const random = seededRandom(name.trim().toLowerCase());
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [hue, spark] = pick(hues);
  const colours = palette(hue, spark);
  const cells = Array.from({ length: columns * rows }, (_, index): CoverTile => {
    const ground = pick(colours.slice(0, 4));
    const figure = pick(colours.filter((colour) => colour !== ground));
    return {
      tile: pick(tiles),
      column: index % columns,
      row: Math.floor(index / columns),
      turns: Math.floor(random() * 4),
      ground,
      figure,
    };
  });
  return { columns, rows, tiles: cells };
}
