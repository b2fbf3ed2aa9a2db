import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '@serendip/test-kit/free-port';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** Where a scenario's processes store their data, and how to look at it from outside. */
export interface Storage {
  kind: 'embedded' | 'postgres';
  /** The settings for a process to use it. */
  env: Record<string, string>;
  dataDir: string;
  /** With the embedded database, only while no process owns it. */
  rows(statement: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
}

const serverUrl = process.env.FAULTS_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const newFolder = () => mkdtempSync(join(tmpdir(), 'serendip-faults-'));

export async function query(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

export function embedded(dataDir = newFolder()): Storage {
  return {
    kind: 'embedded',
    env: { DATA_DIR: dataDir },
    dataDir,
    async rows(statement, values = []) {
      const client = await PGlite.create(join(dataDir, 'db'));
      try {
        return (await client.query(statement, values)).rows as Row[];
      } finally {
        await client.close();
      }
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

let made = 0;

/** A new, empty database on a server that already runs. */
export async function ownDatabase(server = serverUrl): Promise<Storage> {
  made += 1;
  const name = `serendip_faults_${process.pid}_${made}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dataDir = newFolder();
  return {
    kind: 'postgres',
    env: { DATABASE_URL: url.href, DATA_DIR: dataDir },
    dataDir,
    rows: (statement, values) => query(url.href, statement, values),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await query(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A PostgreSQL server for one scenario, which may restart it. */
export interface Cluster {
  url: string;
  port: number;
  stop(mode: 'fast' | 'immediate'): void;
  start(): void;
  rows(statement: string): Promise<Row[]>;
  /** Another server that follows this one. */
  standby(): Promise<Cluster>;
  /** Makes a standby the primary. */
  promote(): void;
  remove(): void;
}

function binaries(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = versions.toSorted().map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.findLast((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export const clusterImpossible = (): string | null =>
  binaries() ? null : "PostgreSQL's own programs (initdb, pg_ctl) are not installed";

type Prepare = (as: (command: string, args: string[]) => unknown, data: string) => void;

export const openCluster = (): Promise<Cluster> =>
  clusterOf((as, data) =>
    as('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']),
  );

async function clusterOf(prepare: Prepare): Promise<Cluster> {
  const folder = newFolder();
  const port = await freePort();
  const data = join(folder, 'cluster');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const as = (command: string, args: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(binaries() ?? '', command), ...args], options)
      : execFileSync(join(binaries() ?? '', command), args, options);
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  prepare(as, data);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c logging_collector=off`;
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    stop: (mode) => void as('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']),
    start: () => void as('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']),
    rows: (statement) => query(cluster.url, statement),
    standby: () =>
      clusterOf((as, data) => as('pg_basebackup', ['-D', data, '-R', '-c', 'fast', '-X', 'stream', '-d', cluster.url])),
    promote: () => void as('pg_ctl', ['-D', data, '-w', 'promote']),
    remove() {
      try {
        cluster.stop('immediate');
      } catch {
        // It was stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  cluster.start();
  return cluster;
}
