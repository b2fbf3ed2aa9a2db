import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { call } from '../caller.ts';
import { signUp } from '../party.ts';
import { inSeconds, type Scenario, sleep, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

const head = 'POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Opens a connection, sends a start, then one byte a second. Resolves to the milliseconds until the server cut it. */
function drip(port: number, opening: string, byte: string, sockets: Set<Socket>): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(opening));
    sockets.add(socket);
    const timer = setInterval(() => socket.writable && socket.write(byte), 1_000);
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - started);
    });
  });
}

async function pollFor(seconds: number, url: string, token: string): Promise<number[]> {
  const waits: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const started = performance.now();
    const reply = await call(url, { path: '/conversations/unread_count', token });
    assert.equal(reply.status, 200);
    waits.push(performance.now() - started);
    await sleep(20);
  }
  return waits.toSorted((a, b) => a - b);
}

const p95 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

export const slowClients: Scenario = {
  name: 'slow-clients',
  promise: 'Slow and idle clients are cut off in time (headers 10 s, whole request 30 s), others do not notice',
  short: false,
  async run() {
    const storage = embedded();
    const server = await launch(storage.env);
    const sockets = new Set<Socket>();
    try {
      await server.ready();
      const guest = await signUp(server.url);
      const before = p95(await pollFor(3, server.url, guest.token));
      const many = (opening: string, byte: string) =>
        Promise.all(Array.from({ length: 150 }, () => drip(server.port, opening, byte, sockets)));
      const all = Promise.all([many(head, 'x'), many(`${head}Content-Length: 9000\r\n\r\n{`, ' '), many('', '')]);
      const [[headers, bodies, silent], waits] = await Promise.all([all, pollFor(30, server.url, guest.token)]);
      const during = p95(waits);
      assert.ok(worst(headers) <= 13_000, `slow headers were cut off after ${inSeconds(worst(headers))}`);
      assert.ok(worst(bodies) <= 33_000, `a slow body was cut off after ${inSeconds(worst(bodies))}`);
      assert.ok(worst(silent) <= 13_000, `a silent connection was cut off after ${inSeconds(worst(silent))}`);
      assert.ok(during <= Math.max(2 * before, 100), `polls went from ${before.toFixed(0)} to ${during.toFixed(0)} ms`);
      return {
        connections: 450,
        'headers cut after': inSeconds(worst(headers)),
        'bodies cut after': inSeconds(worst(bodies)),
        'silent cut after': inSeconds(worst(silent)),
        'poll p95 before / during': `${before.toFixed(0)} / ${during.toFixed(0)} ms`,
      };
    } finally {
      for (const socket of sockets) socket.destroy();
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};
