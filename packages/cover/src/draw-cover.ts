import { rgbOf } from './colour.ts';
import { type CoverTile, designCover } from './design-cover.ts';
import { figures } from './figures.ts';

interface Canvas {
  width: number;
  height: number;
  /** Red, green and blue from 0 to 255, row by row. */
  pixels: Uint8Array;
  /** Pixels in a unit of the cover, which is a tenth of a tile. */
  scale: number;
  /** The part of the cover at the canvas's corner. */
  left: number;
  top: number;
}

const cosines = [1, 0, -1, 0] as const;

function drawTile({ width, height, pixels, scale, left, top }: Canvas, tile: CoverTile): void {
  const { outside } = figures[tile.tile];
  const [ground, figure] = [rgbOf(tile.ground), rgbOf(tile.figure)];
  const [cosine, sine] = [cosines[tile.turns % 4] ?? 1, cosines[(tile.turns + 3) % 4] ?? 0];
  // The pixels whose middles lie on the tile.
  const columnAt = (x: number) => Math.min(width, Math.max(0, Math.ceil((x - left) * scale - 0.5)));
  const rowAt = (y: number) => Math.min(height, Math.max(0, Math.ceil((y - top) * scale - 0.5)));
  const [from, to] = [columnAt(tile.column * 10), columnAt(tile.column * 10 + 10)];
  for (let row = rowAt(tile.row * 10); row < rowAt(tile.row * 10 + 10); row += 1) {
    // From the middle of the tile, then turned back to where its shape is described.
    const down = top + (row + 0.5) / scale - tile.row * 10 - 5;
    for (let column = from; column < to; column += 1) {
      const across = left + (column + 0.5) / scale - tile.column * 10 - 5;
      const beyond = outside(5 + across * cosine + down * sine, 5 - across * sine + down * cosine);
      // How much of the pixel the shape covers: its edge is soft over one pixel.
      const covered = Math.min(1, Math.max(0, 0.5 - beyond * scale));
      const at = (row * width + column) * 3;
      pixels[at] = ground[0] + (figure[0] - ground[0]) * covered + 0.5;
      pixels[at + 1] = ground[1] + (figure[1] - ground[1]) * covered + 0.5;
      pixels[at + 2] = ground[2] + (figure[2] - ground[2]) * covered + 0.5;
    }
  }
}

/**
 * The wide cover of a name as pixels: red, green and blue from 0 to 255, row by row. It fills the picture and is cut where it
 * does not fit, on both sides alike, as the web app's SVG is (`xMidYMid slice`).
 */
export function drawCover(name: string, width: number, height: number): Uint8Array {
  const { columns, rows, tiles } = designCover(name);
  const scale = Math.max(width / (columns * 10), height / (rows * 10));
  const pixels = new Uint8Array(width * height * 3);
  const [left, top] = [(columns * 10 - width / scale) / 2, (rows * 10 - height / scale) / 2];
  for (const tile of tiles) drawTile({ width, height, pixels, scale, left, top }, tile);
  return pixels;
}
