import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from './database.ts';

/** Greets as PostgreSQL does, and is gone at the first question: as one that is restarted, or that a limit of time cuts off. */
async function leavingServer() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const authenticated = [0x52, 0, 0, 0, 8, 0, 0, 0, 0];
    const ready = [0x5a, 0, 0, 0, 5, 0x49];
    socket.once('data', () => {
      socket.write(Buffer.from([...authenticated, ...ready]));
      socket.once('data', () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() };
}

test('a PostgreSQL that is gone right after its greeting fails the read, and never ends the process', async () => {
  const server = await leavingServer();
  const config = readConfig({ DATABASE_URL: `postgres://root@127.0.0.1:${server.port}/none` });
  const database = await openDatabase(config, pino({ level: 'silent' }));
  // An unhandled error event would end the process.
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('uncaughtException', hear);
  try {
    await expect(database.read('select 1', [])).rejects.toThrow('Connection terminated unexpectedly');
    expect(unheard).toEqual([]);
  } finally {
    process.off('uncaughtException', hear);
    await database.close();
    server.close();
  }
});
