import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDataFolder } from '../test/prepared-folder.ts';
import { openWorld } from '../test/world.ts';
import { readConfig } from './config.ts';
import { openContext } from './open-context.ts';
import { startFailure } from './start-failure.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
const servers: Server[] = [];
const sockets = new Set<Socket>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serendip-fails-'));
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'data'));
  fillDataFolder(join(folder, 'data'));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A port in use, whose server answers with these bytes, or never. */
async function taken(answer?: Buffer): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (answer) socket.once('data', () => socket.end(answer));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function free(): Promise<number> {
  const port = await taken();
  servers.pop()?.close();
  return port;
}

/** PostgreSQL's message ErrorResponse, with which it ends a connection that it refuses. */
function errorResponse(sqlstate: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlstate}\0Minner words\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const settings = (env: Record<string, string>) => ({
  LOG_LEVEL: 'error',
  PORT: '0',
  DATABASE_URL: '',
  DATA_DIR: join(folder, 'data'),
  ...env,
});

const secrets = /E[A-Z]{5,}|Error|at .*\.[jt]s|hunter2|inner words/;

/** The output of a start with these settings; it must end. */
async function startedWith(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => {
      said += String(text);
    });
  expect([await once(child, 'close'), said]).toEqual([[1, null], expect.any(String)]);
  const [, reason = ''] = /^\n {2}Serendip could not start\. ([^\n]*)\n$/.exec(said) ?? [said];
  expect(reason, said).not.toMatch(secrets);
  return reason;
}

/** The sentence that a start like this ends with, without a process of its own: every refusal ends the process alike. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const given = settings(env);
  const reason = await openContext(readConfig(given)).then(
    async ({ close }) => `it started, and closes: ${await close()}`,
    (error: unknown) => startFailure(error, given),
  );
  expect(reason).not.toMatch(secrets);
  return reason;
}

describe('an address that cannot be listened on ends the start with a sentence', () => {
  test('a port in use names PORT; the data folder is given back', async () => {
    const port = await taken();
    expect(await startedWith({ PORT: `${port}` })).toBe(
      `PORT ${port} is in use by another process. Stop it or choose another PORT.`,
    );
    expect(existsSync(join(folder, 'data', 'db'))).toBe(true);
    expect(existsSync(join(folder, 'data', 'lock.json'))).toBe(false);
  });

  test.each(['192.0.2.1', 'no-such-host.invalid'])(
    'the host %s, which is not this machine, names HOST',
    async (host) => {
      const world = await openWorld();
      const error = await world.app.listen({ port: 0, host }).catch((reason: unknown) => reason);
      await world.close();
      expect(startFailure(error, settings({ HOST: host }))).toContain(`HOST ${host} is no address of this machine.`);
    },
  );
});

describe('a PostgreSQL server that is not there ends the start with a sentence', () => {
  test.each(['127.0.0.1', 'localhost'])('nobody listens on %s', async (host) => {
    const port = await free();
    expect(await refusalOf({ DATABASE_URL: `postgres://u:hunter2@${host}:${port}/d` })).toBe(
      `No PostgreSQL answers at ${host}:${port}. Start it or change DATABASE_URL.`,
    );
  });

  test('its host has no address', async () => {
    expect(await refusalOf({ DATABASE_URL: 'postgres://u:hunter2@no-such-host.invalid/d' })).toBe(
      'The host no-such-host.invalid of DATABASE_URL cannot be found. Change DATABASE_URL.',
    );
  });

  test('anything that listens there never says a word, or hangs up', async () => {
    const ports = [await taken(), await taken(Buffer.from(''))];
    const url = (port: number) => `postgres://u:hunter2@127.0.0.1:${port}/d`;
    expect(await Promise.all(ports.map((port) => refusalOf({ DATABASE_URL: url(port) })))).toEqual(
      ports.map((port) => `No PostgreSQL answers at 127.0.0.1:${port}. Start it or change DATABASE_URL.`),
    );
  });

  test.each([
    ['28P01', "refuses the user 'u', the password or this machine. Change DATABASE_URL."],
    ['28000', "refuses the user 'u', the password or this machine. Change DATABASE_URL."],
    ['3D000', "has no database 'd'. Create it or change DATABASE_URL."],
    ['57P03', 'takes no connection: it is starting, stopping or full. Wait for it or change DATABASE_URL.'],
  ])('it refuses with SQLSTATE %s', async (sqlstate, sentence) => {
    const port = await taken(errorResponse(sqlstate));
    const reasonOf = sqlstate === '28P01' ? startedWith : refusalOf;
    expect(await reasonOf({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/d` })).toBe(
      `PostgreSQL at 127.0.0.1:${port} ${sentence}`,
    );
  });
});

describe('a data folder that cannot be used ends the start with a sentence', () => {
  test.each(['file', 'file/below'])('a file is where %s should be', async (path) => {
    const place = join(folder, path);
    expect(await refusalOf({ DATA_DIR: place })).toBe(
      `DATA_DIR ${place} cannot be used: a file is in the way. Fix that or choose another DATA_DIR.`,
    );
  });

  test.each(['/proc/nope', '/proc/nope/below', '/sys/nope'])('the system makes no %s', async (path) => {
    expect(await refusalOf({ DATA_DIR: path })).toContain(`DATA_DIR ${path} cannot be used: `);
  });

  test('a restore was broken off there', async () => {
    const place = join(folder, 'half-restored');
    mkdirSync(join(place, 'db.part'), { recursive: true });
    const sentence = `A restore into DATA_DIR ${place} was broken off. Run it again, or delete ${place}/db.part to begin empty.`;
    expect(await refusalOf({ DATA_DIR: place })).toBe(sentence);
    expect(readdirSync(place)).toEqual(['db.part']);
  });
});
