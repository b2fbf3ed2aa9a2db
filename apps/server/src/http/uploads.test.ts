import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { patience } from '@serendip/test-kit/patience';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../../test/raw-request.ts';
import { openWorld, type Person, type World } from '../../test/world.ts';

let world: World;
let port: number;
let picture: Buffer;
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '1', LIMIT_SLOW_UPLOAD_SECONDS: '6' } });
  port = await listen(world.app);
  const background = { r: 9, g: 9, b: 9 };
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

/** Begins an upload and sends no more than its first byte. */
async function drip({ token }: Person, address: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // An answer before the body is a refusal: the upload has no place.
  socket.once('data', () => socket.destroy());
  const head = [
    'PUT /api/users/card/picture HTTP/1.1',
    'host: events.test',
    `authorization: Bearer ${token}`,
    `x-forwarded-for: ${address}`,
    'content-type: image/png',
    'content-length: 500000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\nx`);
  await once(socket, 'connect');
  return socket;
}
const send = async ({ token }: Person, address: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address, 'content-type': 'image/png' };
  const url = `http://127.0.0.1:${port}/api/users/card/picture`;
  return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(picture) })).status;
};

test('uploads that drip take nobody’s place: another network gets in at once, and the slow ones are cut', async () => {
  const drippers = await Promise.all([1, 2, 3, 4].map(() => world.arrive()));
  const honest = await world.arrive();
  let [opened, cut] = [0, 0];
  const begin = async (person: Person) => {
    opened += 1;
    const socket = await drip(person, '203.0.113.7');
    socket.once('close', () => {
      cut += 1;
    });
  };
  for (const person of [...drippers, ...drippers]) await begin(person);
  for (const person of drippers)
    await vi.waitFor(
      async () => {
        const code = await send(person, '203.0.113.7');
        // A whole upload took the place of one that drips.
        if (code === 200) await begin(person);
        expect(code).toBe(429);
      },
      { timeout: patience },
    );
  expect(await send(honest, '198.51.100.9')).toBe(200);
  expect(cut).toBeLessThan(opened);
  await vi.waitFor(() => expect(cut).toBe(opened), { timeout: patience });
  expect(await send(drippers[0] as Person, '203.0.113.7')).toBe(200);
});

test('nor that of somebody beside them: where as many accounts drip as there are places, one that brings too little gives way', async () => {
  const drippers = await Promise.all(Array.from({ length: 8 }, () => world.arrive()));
  const honest = await world.arrive();
  const isOver = { now: false };
  const sockets: Socket[] = [];
  const goOn = async (person: Person) => {
    while (!isOver.now) {
      const socket = await drip(person, '203.0.113.7');
      sockets.push(socket);
      await once(socket, 'close');
    }
  };
  const floods = Promise.all(drippers.map(goOn));
  await vi.waitFor(() => expect(sockets).toHaveLength(8), { timeout: patience });
  expect(await send(honest, '203.0.113.7')).toBe(200);
  isOver.now = true;
  for (const socket of sockets) socket.destroy();
  await floods;
}, 30_000);
