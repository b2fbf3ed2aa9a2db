export type PictureFormat = 'jpeg' | 'png' | 'webp';

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

/** The end of the chunks of a PNG file, or undefined where they tell of an animation or make no sense. */
function endOfPng(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4, 4);
    if (name === 'acTL' || length > bytes.length) return undefined;
    at += 12 + length;
    if (name === 'IEND') return at;
  }
  return undefined;
}

/** The same of a WebP file, whose head says how long it is. */
function endOfWebp(bytes: Buffer): number | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  let at = 12;
  while (at + 8 <= Math.min(end, bytes.length)) {
    const name = ascii(bytes, at, 4);
    if (name === 'ANIM' || name === 'ANMF') return undefined;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return end;
}

/** Cameras fill up with zeros what they have reserved. */
function endOfJpeg(bytes: Buffer): number | undefined {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9 ? bytes.length : undefined;
}

/**
 * What a file is by its bytes: one still picture from the first of them to the last. Undefined: something else, or something else
 * hangs on to it.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 32) return undefined;
  const endsAt = (end: number | undefined) => end === bytes.length;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return endsAt(endOfJpeg(bytes)) ? 'jpeg' : undefined;
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return endsAt(endOfPng(bytes)) ? 'png' : undefined;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP')
    return endsAt(endOfWebp(bytes)) ? 'webp' : undefined;
  return undefined;
}
