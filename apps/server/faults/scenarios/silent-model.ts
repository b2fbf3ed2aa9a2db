import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { throwParty } from '../party.ts';
import type { Scenario } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

export const silentModel: Scenario = {
  name: 'silent-model',
  promise: 'With an AI endpoint that accepts requests and never answers, the built-in engine still finishes match runs',
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
      const started = performance.now();
      await throwParty(server.url, 8, 150);
      const seconds = (performance.now() - started) / 1_000;
      assert.ok(sockets.size > 0, 'the endpoint was never asked');
      return { 'run ended after': `${seconds.toFixed(0)} s`, 'requests without an answer': sockets.size };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      for (const socket of sockets) socket.destroy();
      hole.close();
      await storage.remove();
    }
  },
};
