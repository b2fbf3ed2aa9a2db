import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A picture's address is made for one viewer: both ids, and an HMAC with the picture's secret. It works for anyone who
 * has it, as long as that viewer can see the picture.
 */
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const markOf = (ids: Buffer, secret: string) => createHmac('sha256', secret).update(ids).digest().subarray(0, 20);

/** Null if there is no picture. */
export function pictureUrl(viewerId: string, ownerId: string, secret: string | null): string | null {
  if (secret === null) return null;
  const ids = Buffer.concat([bytesOf(viewerId), bytesOf(ownerId)]);
  return `/api/card_pictures/${Buffer.concat([ids, markOf(ids, secret)]).toString('base64url')}`;
}

/** The viewer named in an address, if its HMAC is valid. */
export function readPictureKey(key: string) {
  const bytes = Buffer.from(key, 'base64url');
  const ids = bytes.subarray(0, 32);
  return {
    viewerId: idOf(ids.subarray(0, 16)),
    ownerId: idOf(ids.subarray(16)),
    // Decoding ignores some bits of the last letter; exactly one address must open a picture.
    isMadeWith: (secret: string) =>
      bytes.toString('base64url') === key && timingSafeEqual(bytes.subarray(32), markOf(ids, secret)),
  };
}
