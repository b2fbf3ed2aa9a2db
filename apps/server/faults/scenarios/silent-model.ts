import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { throwParty } from '../party.ts';
import type { Scenario } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

export const silentModel: Scenario = {
  name: 'silent-model',
  promise: 'With a silent AI endpoint, five hosts at once wait no longer than one, and the next one does not wait',
  short: false,
  async run() {
    const storage = embedded();
    const sockets = new Set<Socket>();
    const hole = createServer((socket) => {
      sockets.add(socket);
      socket.on('data', () => undefined);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve));
    const address = hole.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = await launch({
      ...storage.env,
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'silent',
      AI_EMBEDDING_MODEL: 'silent',
    });
    try {
      await server.ready();
      const secondsOf = async () => {
        const started = performance.now();
        await throwParty(server.url, 8, 150);
        return (performance.now() - started) / 1_000;
      };
      const five = await Promise.all([1, 2, 3, 4, 5].map(secondsOf));
      assert.ok(sockets.size > 0, 'the endpoint was never asked');
      assert.ok(Math.max(...five) < 45, `runs ended after ${five.map(Math.round).join(', ')} s`);
      const requests = sockets.size;
      const next = await secondsOf();
      assert.ok(next < 10, `the next run ended after ${next} s`);
      return {
        'five parties took': five.map((seconds) => `${seconds.toFixed(0)} s`).join(', '),
        'the next one': `${next.toFixed(1)} s`,
        'connections without an answer': requests,
      };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      for (const socket of sockets) socket.destroy();
      hole.close();
      await storage.remove();
    }
  },
};
