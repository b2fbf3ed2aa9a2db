import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Client, type Seeded, seed } from './seed.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

/** A database of the benchmark's own, migrated and filled, and how to start processes on it. */
export interface Target {
  kind: 'embedded' | 'postgres';
  seeded: Seeded;
  /** With settings beside the usual ones. */
  serendip(settings?: Record<string, string>): Promise<ServerProcess>;
  /** The baseline: a bare route on the same database. Embedded: while nobody else has it open. */
  bare(): Promise<ServerProcess>;
  /** Looks at the database from outside. Embedded: while nobody else has it open. */
  look<T>(work: (client: Client) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const server = 'apps/server/src/main.ts';
const bareRoute = 'bench/load/bare-route.ts';

async function fill(target: Omit<Target, 'seeded'>): Promise<Target> {
  try {
    await (await target.serendip()).stop();
    return { ...target, seeded: await target.look(seed) };
  } catch (error) {
    await target.remove();
    throw error;
  }
}

export function openEmbedded(port: number): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serendip-bench-'));
  const env = { DATA_DIR: dataDir };
  return fill({
    kind: 'embedded',
    serendip: (settings = {}) => startProcess(server, port, { ...env, ...settings }),
    bare: () => startProcess(bareRoute, port + 1, env),
    async look(work) {
      const client = await PGlite.create(join(dataDir, 'db'));
      try {
        return await work(client);
      } finally {
        await client.close();
      }
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  });
}

/** Makes a database on the server that `adminUrl` names, and drops it in the end. */
export async function openOnServer(adminUrl: string, port: number): Promise<Target> {
  const name = `serendip_bench_${process.pid}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'serendip-bench-'));
  const env = { DATABASE_URL: url.href, DATA_DIR: dataDir };
  const connected = async <T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  await connected(adminUrl, (client) => client.query(`create database ${name}`));
  return fill({
    kind: 'postgres',
    serendip: (settings = {}) => startProcess(server, port, { ...env, ...settings }),
    bare: () => startProcess(bareRoute, port + 1, env),
    look: (work) => connected(url.href, work),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await connected(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  });
}
