import { limits } from '@serendip/contract/limits';
import { inTurns } from '../turns.ts';
import { pictureFormat } from './picture-format.ts';
import { loadSharp } from './sharp.ts';

/** A stored picture: upright squares in WebP, without metadata. */
export interface Picture {
  large: Uint8Array;
  small: Uint8Array;
}

// The work runs on the thread pool, like password hashing. One at a time, since each can take 300 MB.
const oneAtATime = inTurns(1);
const secondsMax = 10;

/** Makes the two squares of a file. Undefined: not a still picture of the claimed type, or too large. */
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
    // Any error of the library means that the file cannot be read.
    const large = await square(bytes, limits.picture_large).catch(() => undefined);
    return large && { large, small: await square(large, limits.picture_small) };
  });
}
