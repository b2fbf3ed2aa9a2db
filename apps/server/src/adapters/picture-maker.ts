import { limits } from '@serendip/contract/limits';
import pLimit from 'p-limit';
import { pictureFormat } from './picture-format.ts';
import { loadSharp } from './sharp.ts';

/** A picture as it is kept: squares, upright, WebP, and nothing of what the file said besides. */
export interface Picture {
  large: Uint8Array;
  small: Uint8Array;
}

// The work runs on the thread pool, where passwords are hashed, too. One at a time, for each may take 300 MB while it lasts.
const oneAtATime = pLimit(1);
const secondsMax = 10;

/**
 * Makes the two squares of a file. Undefined: its bytes are no still picture of the type that was claimed, or it is too large to
 * be opened.
 */
export async function makePicture(file: Uint8Array, claimedType: string): Promise<Picture | undefined> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = pictureFormat(bytes);
  if (!format || claimedType.split(';', 1)[0]?.trim().toLowerCase() !== `image/${format}`) return undefined;
  const sharp = await loadSharp();
  const square = (of: Buffer, side: number) =>
    sharp(of, { limitInputPixels: limits.picture_pixels_max, sequentialRead: true, failOn: 'warning' })
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  return oneAtATime(async () => {
    // Whatever the library says against a file says that it cannot be read.
    const large = await square(bytes, limits.picture_large).catch(() => undefined);
    return large && { large, small: await square(large, limits.picture_small) };
  });
}
