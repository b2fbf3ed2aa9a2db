export type PictureFormat = 'jpeg' | 'png' | 'webp';

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

/** The end of a PNG file's chunks, or undefined if they hold an animation or are invalid. */
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

/** The same for a WebP file, whose header holds its length. An animation counts: its first frame is taken. */
function endOfWebp(bytes: Buffer): number | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  let at = 12;
  while (at + 8 <= Math.min(end, bytes.length)) {
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return end;
}

/** Cameras pad reserved space with zeros. */
function endOfJpeg(bytes: Buffer): number | undefined {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9 ? bytes.length : undefined;
}

/** The format of a file by its bytes: exactly one picture. Undefined: another format, or trailing data. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.length < 32) return undefined;
  const endsAt = (end: number | undefined) => end === bytes.length;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return endsAt(endOfJpeg(bytes)) ? 'jpeg' : undefined;
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return endsAt(endOfPng(bytes)) ? 'png' : undefined;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP')
    return endsAt(endOfWebp(bytes)) ? 'webp' : undefined;
  return undefined;
}
