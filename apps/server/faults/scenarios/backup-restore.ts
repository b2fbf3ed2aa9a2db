import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

/** Runs a script of package.json as an operator does. Throws with its output when it fails. */
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

/** Number and hash of all rows of every table that people's data lies in. */
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
    // Contains all that was acknowledged before, nothing that was never attempted.
    await writers.check(target, before);

    // At rest, the copy is the original, row by row.
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
  promise: 'A backup taken under writers holds all that was acknowledged before it, and restores row by row (embedded)',
  short: false,
  run: () => backUpAndRestore(embedded(), embedded()),
};

export const backupPostgres: Scenario = {
  name: 'backup-postgres',
  promise:
    'A backup taken under writers holds all that was acknowledged before it, and restores row by row (PostgreSQL)',
  short: false,
  run: async () => backUpAndRestore(await ownDatabase(), await ownDatabase()),
};
