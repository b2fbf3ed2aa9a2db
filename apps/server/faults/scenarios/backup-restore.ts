import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '../caller.ts';
import { throwParty } from '../party.ts';
import { type Figures, inSeconds, type Scenario, sleep } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { embedded, ownDatabase, type Storage } from '../storage.ts';
import { startWriters } from '../writers.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs a script of package.json as an operator does. If it fails, throws with its output. */
async function npmRun(script: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr.on('data', (chunk) => chunks.push(String(chunk)));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  assert.equal(code, 0, `npm run ${script}: ${chunks.join('')}`);
}

const tables =
  `users sessions events event_questions memberships event_answers event_feedback profile_answers match_runs
  match_pairs match_rooms room_seats messages`.split(/\s+/);

/** The number and hash of all rows, for every table with people's data. */
async function fingerprint(storage: Storage): Promise<string> {
  const parts = tables.map(
    (table) => `select '${table}' as name, count(*)::int as count,
      md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${table} t`,
  );
  return JSON.stringify(await storage.rows(`${parts.join(' union all ')} order by name`));
}

async function backUpAndRestore(source: Storage, target: Storage): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'serendip-backup-'));
  const servers: ServerProcess[] = [];
  try {
    const server = await launch(source.env);
    servers.push(server);
    await server.ready();
    const party = await throwParty(server.url);
    const writers = startWriters(server.url, party, 5);
    await sleep(2_000);
    const before = writers.history.acknowledgedSoFar();
    const began = performance.now();
    await npmRun('backup', source.env, join(folder, 'live'));
    const took = performance.now() - began;
    await writers.stop();
    await npmRun('restore', target.env, join(folder, 'live'));
    // It holds everything acknowledged before and nothing that was never attempted.
    await writers.check(target, before);

    // With no writers, the copy equals the original, row by row.
    await npmRun('backup', source.env, join(folder, 'resting'));
    assert.equal(await server.stop(), 0);
    const original = await fingerprint(source);
    await target.remove();
    const second = source.kind === 'embedded' ? embedded() : await ownDatabase();
    try {
      await npmRun('restore', second.env, join(folder, 'resting'));
      assert.equal(await fingerprint(second), original, 'the restored rows differ');
      const restored = await launch(second.env);
      servers.push(restored);
      await restored.ready();
      const [guest] = party.guests;
      await must(restored.url, { path: '/conversations', token: guest?.token });
      assert.equal(await restored.stop(), 0);
    } finally {
      await second.remove();
    }
    return {
      'acknowledged writes': writers.history.count('acknowledged'),
      'backup took': inSeconds(took),
      'rows that differ': 0,
      'sessions after the restore': 'valid',
    };
  } finally {
    for (const server of servers) {
      server.signal('SIGKILL');
      await server.ended;
    }
    rmSync(folder, { recursive: true, force: true });
    await source.remove();
    await target.remove();
  }
}

export const backupEmbedded: Scenario = {
  name: 'backup-embedded',
  promise:
    'A backup taken while people write holds everything acknowledged before it, and restores row by row (embedded)',
  short: false,
  run: () => backUpAndRestore(embedded(), embedded()),
};

export const backupPostgres: Scenario = {
  name: 'backup-postgres',
  promise:
    'A backup taken while people write holds everything acknowledged before it, and restores row by row (PostgreSQL)',
  short: false,
  run: async () => backUpAndRestore(await ownDatabase(), await ownDatabase()),
};

/** The rows with their constraints and indexes. A restore that ends early leaves the rows without them. */
const wholeness = async (storage: Storage): Promise<string> =>
  (await fingerprint(storage)) +
  JSON.stringify(
    await storage.rows(`select conrelid::regclass::text || ' ' || conname as name from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select indexname from pg_indexes where schemaname = 'public' order by 1`),
  );

/** Kills a restore and everything it started, after this many milliseconds. */
async function killedRestore(storage: Storage, file: string, after: number): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/src/backup/restore.ts', file], {
    cwd: root,
    env: { ...process.env, ...storage.env },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([sleep(after), ended]);
  // It may have ended by then.
  if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGKILL');
  await ended;
}

/** What a killed restore left: everything, nothing, or a database that a start refuses. */
async function leftIn(storage: Storage): Promise<'whole' | 'nothing' | 'refused'> {
  if (storage.kind === 'postgres') {
    const tables = await storage.rows(`select 1 from pg_tables where schemaname in ('public', 'jobs', 'drizzle')`);
    return tables.length > 0 ? 'whole' : 'nothing';
  }
  if (existsSync(join(storage.dataDir, 'db'))) return 'whole';
  if (!existsSync(join(storage.dataDir, 'db.part'))) return 'nothing';
  const server = await launch(storage.env);
  assert.equal(await server.ended, 1, 'a start after a killed restore was not refused');
  assert.match(server.output(), /A restore into DATA_DIR .* was broken off\./);
  return 'refused';
}

async function killRestores(another: () => Storage | Promise<Storage>, kills: number): Promise<string[]> {
  const source = await another();
  const folder = mkdtempSync(join(tmpdir(), 'serendip-backup-'));
  const file = join(folder, 'whole');
  const left: string[] = [];
  const onAnother = async (work: (storage: Storage) => Promise<void>) => {
    const storage = await another();
    try {
      await work(storage);
    } finally {
      await storage.remove();
    }
  };
  try {
    const server = await launch(source.env);
    await server.ready();
    const { host, guests } = await throwParty(server.url);
    assert.equal(await server.stop(), 0);
    await source.rows(
      `insert into messages (sender_id, recipient_id, content)
        select $1::uuid, $2::uuid, 'Message ' || n from generate_series(1, 20000) n`,
      [host.id, guests[0]?.id],
    );
    await npmRun('backup', source.env, file);
    const original = await wholeness(source);
    let took = 0;
    await onAnother(async (storage) => {
      const began = performance.now();
      await npmRun('restore', storage.env, file);
      took = performance.now() - began;
      assert.equal(await wholeness(storage), original);
    });
    for (let kill = 0; kill < kills; kill += 1)
      await onAnother(async (storage) => {
        await killedRestore(storage, file, (took * (kill + Math.random())) / kills);
        const found = await leftIn(storage);
        left.push(found);
        if (found !== 'whole') await npmRun('restore', storage.env, file);
        assert.equal(await wholeness(storage), original, `after a kill that left ${found}, the database is not whole`);
      });
    return left;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await source.remove();
  }
}

const interruptedRestore = (name: string, kind: string, storage: () => Storage | Promise<Storage>): Scenario => ({
  name,
  promise: `A restore killed at any moment leaves a whole database, or none that starts, and can be repeated (${kind})`,
  short: false,
  async run(long) {
    const left = await killRestores(storage, long ? 4 : 2);
    const count = (what: string) => left.filter((found) => found === what).length;
    return { kills: left.length, whole: count('whole'), none: count('nothing'), 'start refused': count('refused') };
  },
});

export const interruptedRestoreEmbedded = interruptedRestore('interrupted-restore-embedded', 'embedded', () =>
  embedded(),
);
export const interruptedRestorePostgres = interruptedRestore('interrupted-restore-postgres', 'PostgreSQL', () =>
  ownDatabase(),
);
