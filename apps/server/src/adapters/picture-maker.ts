import { limits } from '@serendip/contract/limits';
import type { Metadata } from 'sharp';
import { inTurns } from '../turns.ts';
import { pictureFormat } from './picture-format.ts';
import { loadSharp } from './sharp.ts';

type Size = readonly [width: number, height: number];

/** The sides of a card's picture. */
const squares: Sizes = {
  large: [limits.picture_large, limits.picture_large],
  small: [limits.picture_small, limits.picture_small],
};

interface Sizes {
  large: Size;
  small: Size;
}

/** A stored picture: upright, in two sizes, in WebP, without metadata. */
export interface Picture {
  large: Uint8Array;
  small: Uint8Array;
}

// The work runs on the thread pool, like password hashing. One at a time, since each can take as much memory.
const oneAtATime = inTurns(1);
const secondsMax = 20;
const memoryMax = 400 * 1024 * 1024;

/** The part of the second and third channel that a chroma subsampling keeps. */
const chromaKept: Record<string, number> = { '4:2:0': 0.25, '4:2:2': 0.5 };

/**
 * Bytes that a reader holds at once. Most pictures are read row by row; progressive and interlaced ones as a whole, and of
 * an animation two canvases.
 */
function memoryOf({
  format,
  width,
  height,
  channels,
  depth,
  pages,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return (pages ?? 1) > 1 ? pixels * 8 : 0;
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  // A progressive JPEG: two bytes for each coefficient.
  return pixels * 2 * (1 + (channels - 1) * (chromaKept[chromaSubsampling ?? ''] ?? 1));
}

/** Makes the two pictures of a file, by default squares. Undefined: no picture of the claimed type, or one too large. */
export async function makePicture(
  file: Uint8Array,
  claimedType: string,
  { large: largeSize, small: smallSize } = squares,
): Promise<Picture | undefined> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = pictureFormat(bytes);
  if (!format || claimedType.split(';', 1)[0]?.trim().toLowerCase() !== `image/${format}`) return undefined;
  const sharp = await loadSharp();
  const open = (of: Buffer) =>
    sharp(of, { limitInputPixels: limits.picture_pixels_max, sequentialRead: true, failOn: 'warning' });
  const fitted = (of: Buffer, [width, height]: Size) =>
    open(of)
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  return oneAtATime(async () => {
    const header = await open(bytes)
      .metadata()
      .catch(() => undefined);
    if (!header || memoryOf(header) > memoryMax) return undefined;
    // Any error of the library means that the file cannot be read.
    const large = await fitted(bytes, largeSize).catch(() => undefined);
    return large && { large, small: await fitted(large, smallSize) };
  });
}
