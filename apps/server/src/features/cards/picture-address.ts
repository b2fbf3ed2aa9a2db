import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A picture's address is made for one viewer: both ids, and a mark that only who knows the picture's secret can make. It opens
 * nothing by itself: whoever comes with it is shown the picture as long as that viewer may see it.
 */
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const markOf = (ids: Buffer, secret: string) => createHmac('sha256', secret).update(ids).digest().subarray(0, 20);

/** Null without a picture. */
export function pictureUrl(viewerId: string, ownerId: string, secret: string | null): string | null {
  if (secret === null) return null;
  const ids = Buffer.concat([bytesOf(viewerId), bytesOf(ownerId)]);
  return `/api/card_pictures/${Buffer.concat([ids, markOf(ids, secret)]).toString('base64url')}`;
}

/** Whom an address says that it was made for, and a check that it was. */
export function readPictureKey(key: string) {
  const bytes = Buffer.from(key, 'base64url');
  const ids = bytes.subarray(0, 32);
  return {
    viewerId: idOf(ids.subarray(0, 16)),
    ownerId: idOf(ids.subarray(16)),
    // To decode forgives other letters at the end: one address opens a picture.
    isMadeWith: (secret: string) =>
      bytes.toString('base64url') === key && timingSafeEqual(bytes.subarray(32), markOf(ids, secret)),
  };
}
