import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { deletePicture, getCard, getMyCard, saveMyCard, savePicture } from '@serendip/contract/cards';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../../test/fingerprint.ts';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  world = await openWorld();
  [ann, bob] = [await world.arrive(), await world.arrive()];
  await storedRun(world, await world.createEvent(ann), [{ of: [ann, bob] }]);
});
afterAll(() => world.close());

const send = (person: Person, bytes: Uint8Array | string, type = 'image/png') =>
  person.send(
    'PUT',
    '/users/card/picture',
    new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
  );
const put = async (person: Person, bytes: Buffer, type: string) =>
  String((await person.get(savePicture, { body: new Blob([new Uint8Array(bytes)], { type }) })).card.picture_url);
const show = (url: string) => world.app.inject(url);
const codeOf = async (url: string | null) => (await show(String(url))).statusCode;
const urlFor = async (viewer: Person, owner: Person) =>
  (await viewer.get(getCard, { params: { user_id: owner.id } })).card.picture_url;

/** Red, and blue on the right. */
const twoColours = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, gravity: 'east' },
  ]);
const isRed = async (picture: Buffer, left: number, top: number) => {
  const one = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return Number(one[0]) > Number(one[2]);
};

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
};
const pngOf = (width: number, height: number, ...others: Buffer[]) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...others,
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(1_000_000, (width + 1) * height)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/**
 * A grey JPEG, written by hand: to encode 108 megapixels takes seconds. Every block repeats the last one, and its codes are single
 * zero bits: one in a progressive file, which may end after the first scan, else one more for the end of the block.
 */
function greyJpeg(width: number, height: number, isProgressive = false): Buffer {
  const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
  const tableOf = (kind: number) => segment(0xc4, kind, 1, ...Array(15).fill(0), 0);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array(64).fill(1)),
    ...segment(isProgressive ? 0xc2 : 0xc0, 8, ...size, 3, ...[1, 2, 3].flatMap((part) => [part, 0x11, 0])),
    ...[0x00, 0x10].flatMap(tableOf),
    ...segment(0xda, 3, ...[1, 2, 3].flatMap((part) => [part, 0]), 0, isProgressive ? 0 : 63, 0),
  ];
  const bits = Math.ceil(width / 8) * Math.ceil(height / 8) * 3 * (isProgressive ? 1 : 2);
  const codes = Buffer.alloc(Math.ceil(bits / 8));
  // The bits that are left over are ones.
  if (bits % 8 > 0) codes[codes.length - 1] = 0xff >> (bits % 8);
  return Buffer.concat([Buffer.from(head), codes, Buffer.from([0xff, 0xd9])]);
}

test('pictures of 108 megapixels are taken, and of an animated WebP the first frame', async () => {
  expect(await codeOf(await put(ann, greyJpeg(12_000, 9_000), 'image/jpeg'))).toBe(200);
  const frames = Buffer.concat(
    [0, 255].map((blue) =>
      Buffer.from(
        Array(64)
          .fill([255 - blue, 0, blue])
          .flat(),
      ),
    ),
  );
  const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
  const animation = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const { rawPayload } = await show(await put(ann, animation, 'image/webp'));
  expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
  expect(await isRed(rawPayload, 256, 256)).toBe(true);
});

test('a picture is kept upright, as squares of its middle, without what the file said besides', async () => {
  // Orientation 6: turned a quarter to the right it has the red half on top.
  const exif = {
    IFD0: { Copyright: 'canary-copyright' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  };
  const jpeg = await twoColours().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const url = await put(ann, jpeg, 'image/jpeg');
  const { statusCode, headers, rawPayload: large } = await show(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const { format, width, height, exif: kept, icc, xmp, orientation } = await sharp(large).metadata();
  expect({ format, width, height, kept, icc, xmp, orientation }).toEqual({ format: 'webp', width: 512, height: 512 });
  expect(large.includes('canary')).toBe(false);
  expect([await isRed(large, 256, 100), await isRed(large, 256, 400)]).toEqual([true, false]);
  const { rawPayload: small } = await show(`${url}?size=small`);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  for (const [type, bytes] of [
    ['image/png', await twoColours().png({ progressive: true }).toBuffer()],
    ['image/webp', await twoColours().ensureAlpha(0.5).webp().toBuffer()],
    ['image/jpeg', await twoColours().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
    ['image/png', pngOf(1, 1)],
    ['image/jpeg', greyJpeg(2_000, 1_000, true)],
  ] as const)
    expect(await codeOf(await put(ann, bytes, type))).toBe(200);
});

test('whatever is no still picture of the claimed type is refused with one sentence, and changes nothing', async () => {
  const good = await twoColours().png().toBuffer();
  const jpeg = await twoColours(400, 400).jpeg().toBuffer();
  const webp = await twoColours().webp().toBuffer();
  const kept = await put(ann, good, 'image/png');
  const before = await fingerprint(world.ctx.database.db);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
  const animation = Buffer.from(webp);
  animation.write('ANIM', 12, 'latin1');
  const end = Buffer.from([0xff, 0xd9]);
  const files: [string, Uint8Array | string, string?][] = [
    ['nothing', ''],
    ['text', 'hello'.repeat(20)],
    ['a page', `<!doctype html>${' '.repeat(40)}<script>alert(1)</script>`],
    ['a drawing', svg, 'image/svg+xml'],
    ['a drawing as PNG', svg],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 'image/gif'],
    ['a GIF as PNG', Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a TIFF as JPEG', await twoColours().tiff().toBuffer(), 'image/jpeg'],
    ['a JPEG as PNG', jpeg],
    ['a PNG as text', good, 'text/plain'],
    ['a PNG as nothing', good, ''],
    ['a PNG as what is no type', good, '/;;'],
    ['a bomb of 50,000 × 50,000', pngOf(50_000, 50_000)],
    ['a bomb as wide as numbers go', pngOf(2 ** 31 - 1, 1)],
    ['no width', pngOf(0, 1)],
    ['an animated PNG', pngOf(1, 1, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])))],
    ['what only says that it is an animated WebP', animation, 'image/webp'],
    ['a progressive JPEG that needs 648 MB', greyJpeg(12_000, 9_000, true), 'image/jpeg'],
    ['a JPEG of more than 108 megapixels', greyJpeg(12_000, 9_001), 'image/jpeg'],
    ['a PNG with an archive behind it', Buffer.concat([good, Buffer.from('PK\x03\x04 and more')])],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'image/jpeg'],
    ['a WebP with a page behind it', Buffer.concat([webp, Buffer.from('<script>alert(1)</script>')]), 'image/webp'],
    ['half a PNG', good.subarray(0, good.length / 2)],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
    ['half a JPEG with an end', Buffer.concat([jpeg.subarray(0, jpeg.length / 2), end]), 'image/jpeg'],
    ['a head alone', good.subarray(0, 40)],
    ['a JPEG’s head before noise', Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(999, 7), end]), 'image/jpeg'],
  ];
  for (const [what, bytes, type] of files) {
    const { code, errors } = await send(ann, bytes, type);
    expect([what, code, errors]).toEqual([what, 422, ['This picture cannot be read']]);
  }
  const large = await send(ann, Buffer.concat([good, Buffer.alloc(8 * 1024 * 1024)]));
  expect([large.code, large.message]).toEqual([422, 'This picture cannot be read']);
  expect((await ann.send('PUT', '/users/card/picture', { picture: 'x' })).code).toBe(422);
  expect(await sentInTwoParts(9_000_000)).toBe(422);
  expect((await ann.send('PUT', '/users/card/picture')).code).toBe(422);
  expect((await send(world.nobody, good)).code).toBe(401);
  expect(await fingerprint(world.ctx.database.db)).toBe(before);
  expect(await codeOf(kept)).toBe(200);
});

/** The code of the answer to so many bytes, of which half come a moment later: who is answered in between cannot read it. */
async function sentInTwoParts(bytes: number): Promise<number | undefined> {
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Bearer ${ann.token}`, 'content-type': 'image/png', 'content-length': bytes };
  const sending = request(`${address}/api/users/card/picture`, { method: 'PUT', headers });
  const answer = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(Buffer.alloc(bytes / 2));
  await setTimeout(300);
  sending.end(Buffer.alloc(bytes / 2));
  const [response] = await answer;
  await finished(response.resume());
  return response.statusCode;
}

test('an address shows a picture to whom it was made for, as long as they may see it, and to nobody who guesses', async () => {
  const [cleo, stranger] = [await world.arrive(), await world.arrive()];
  await storedRun(world, await world.createEvent(ann), [{ of: [ann, cleo] }]);
  const picture = await twoColours().png().toBuffer();
  const own = await put(ann, picture, 'image/png');
  const forBob = String(await urlFor(bob, ann));
  expect(new Set([own, forBob, await urlFor(cleo, ann)]).size).toBe(3);
  expect(await codeOf(forBob)).toBe(200);
  // Bob's address with one letter changed, as Cleo's, as the stranger's, and of somebody without a picture.
  const key = Buffer.from(forBob.split('/').at(-1) ?? '', 'base64url');
  const hex = ({ id }: Person) => Buffer.from(id.replaceAll('-', ''), 'hex');
  const forged = [
    Buffer.concat([key.subarray(0, 51), Buffer.from([Number(key[51]) ^ 1])]),
    ...[cleo, stranger, ann].map((person) => Buffer.concat([hex(person), key.subarray(16)])),
    Buffer.concat([key.subarray(0, 16), hex(cleo), key.subarray(32)]),
  ].map((bytes) => `/api/card_pictures/${bytes.toString('base64url')}`);
  // Letters that mean nothing where the bytes end.
  const respelt = [...'ABCDEFGHabcdefgh0123']
    .map((last) => `${forBob.slice(0, -1)}${last}`)
    .filter((url) => url !== forBob);
  for (const url of [
    ...forged,
    ...respelt,
    `${forBob}x`,
    '/api/card_pictures/x',
    `/api/card_pictures/${'x'.repeat(70)}`,
  ]) {
    const { statusCode, headers } = await show(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  const sight = (sight: 'matches' | 'nobody') => ann.get(saveMyCard, { body: { card: { sight } } });
  await sight('nobody');
  expect([await codeOf(forBob), await codeOf(own)]).toEqual([404, 200]);
  await sight('matches');
  expect(await codeOf(forBob)).toBe(200);
  await put(ann, picture, 'image/png');
  expect([await codeOf(forBob), await codeOf(own)]).toEqual([404, 404]);
  const newer = await urlFor(bob, ann);
  expect((await ann.get(deletePicture, {})).card.picture_url).toBe(null);
  expect([await codeOf(newer), await urlFor(bob, ann)]).toEqual([404, null]);
  await ann.get(deletePicture, {});

  await put(cleo, picture, 'image/png');
  const forAnn = await urlFor(ann, cleo);
  expect(await codeOf(forAnn)).toBe(200);
  const { card, card_picture: exported } = (await cleo.get(exportAccount, {})).export;
  expect(card).toBe(null);
  expect(await sharp(Buffer.from(String(exported), 'base64')).metadata()).toMatchObject({ format: 'webp', width: 512 });
  await cleo.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await codeOf(forAnn)).toBe(404);
  const { db } = world.ctx.database;
  expect(await rowsOf(db, sql`select 1 from card_pictures where user_id = ${cleo.id}`)).toEqual([]);
});

test('an erased viewer’s addresses show nothing', async () => {
  const viewer = await world.arrive();
  await storedRun(world, await world.createEvent(ann), [{ of: [bob, viewer] }]);
  await put(bob, await twoColours().png().toBuffer(), 'image/png');
  const url = await urlFor(viewer, bob);
  expect(await codeOf(url)).toBe(200);
  await viewer.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await codeOf(url)).toBe(404);
});

test('many at once wait before their bytes are read, and an account has two at most', async () => {
  const picture = await twoColours(1000, 1000).png().toBuffer();
  const people = await Promise.all(Array.from({ length: 10 }, () => world.arrive()));
  const codes = async (senders: Person[]) =>
    (await Promise.all(senders.map((person) => send(person, picture)))).map(({ code }) => code).toSorted();
  expect(await codes(people)).toEqual([...Array(10).fill(200)]);
  expect(await codes(Array(4).fill(ann))).toEqual([200, 200, 429, 429]);
  expect(await codes(people.slice(0, 8))).toEqual(Array(8).fill(200));
  expect((await ann.get(getMyCard, {})).card.picture_url).not.toBe(null);
});
