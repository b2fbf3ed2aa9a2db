import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The product as its users run it: a process of its own, reached over HTTP. */
export interface Serendip {
  url: string;
  dataDir: string;
  /** The process is killed, and a new one goes on with the same data at the same address. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/** With `TEST_DATABASE_URL`, a database of its own on that server; otherwise the embedded one. */
async function ownDatabase(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { env: {}, drop: async () => undefined };
  const name = `serendip_journey_${process.pid}_${Date.now()}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { env: { DATABASE_URL: url.href }, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

async function untilReady(url: string, server: ChildProcess, output: string[]): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${url}/api/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not become ready:\n${output.join('')}`);
}

/** `fill` may put a database into the data folder before the start. */
export async function startSerendip(
  env: Record<string, string> = {},
  fill: (dataDir: string) => void = () => undefined,
): Promise<Serendip> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serendip-journey-'));
  fill(dataDir);
  const database = await ownDatabase();
  const port = await freePort();
  const output: string[] = [];
  const url = `http://localhost:${port}`;
  const launch = async () => {
    const launched = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...database.env, ...env },
    });
    launched.stdout.on('data', (chunk) => output.push(String(chunk)));
    launched.stderr.on('data', (chunk) => output.push(String(chunk)));
    await untilReady(url, launched, output);
    return launched;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let server = await launch();
  return {
    url,
    dataDir,
    async killAndStart() {
      await end('SIGKILL');
      server = await launch();
    },
    async stop() {
      await end('SIGTERM');
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      const errors = output
        .join('')
        .split('\n')
        .filter((line) => /"level":[56]0|Warning:/.test(line));
      if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`);
    },
  };
}
