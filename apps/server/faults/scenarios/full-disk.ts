import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '../caller.ts';
import { throwParty } from '../party.ts';
import { type Scenario, sleep, until } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { embedded, type Storage } from '../storage.ts';
import { startWriters } from '../writers.ts';

/** Fills what is left of a small file system, block by block. */
function fill(folder: string, file: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(join(folder, file), Buffer.alloc(bavail * bsize));
  } catch {
    // It is full before the last byte fits. That is as full as it gets.
  }
}

/**
 * Tokens of sessions whose next read also writes that they were used. There are so many that these writes no longer fit
 * in the table's last page. Call it only while no process owns the storage.
 */
async function addLongUnused(storage: Storage, userId: string): Promise<string[]> {
  const tokens = Array.from({ length: 500 }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await storage.rows(
    `insert into sessions (token_hash, user_id, last_used_at)
      select hash, $1::uuid, now() - interval '2 hours' from unnest($2::text[]) hash`,
    [userId, hashes],
  );
  return tokens;
}

export const fullDisk: Scenario = {
  name: 'full-disk',
  promise:
    "On a full disk writes are answered 507, reads go on, nothing is lost, and a start says why it can't (embedded)",
  short: false,
  impossible: () =>
    process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0
      ? null
      : 'only root can mount a small file system',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'serendip-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'none', folder]);
    const storage = embedded(folder);
    let server: ServerProcess | undefined;
    try {
      server = await launch(storage.env);
      await server.ready();
      const { url, port } = server;
      const party = await throwParty(url);
      assert.equal(await server.stop(), 0);
      const longUnused = await addLongUnused(storage, party.host.id);
      server = await launch(storage.env, port);
      await server.ready();
      const writers = startWriters(url, party);
      await sleep(1_500);
      fill(folder, 'filler');
      await until(
        'a write to be refused because the disk is full',
        60,
        async () => (writers.trouble.get('507') ?? 0) > 5,
      );
      const [guest] = party.guests;
      for (let reads = 0; reads < 20; reads += 1) {
        const { status } = await call(url, { path: `/conversations/${guest?.partner}/messages`, token: guest?.token });
        assert.equal(status, 200, 'a read failed on a full disk');
      }
      for (const token of longUnused) {
        const { status } = await call(url, { path: '/conversations/unread_count', token });
        assert.equal(status, 200, 'a read by a session that was idle for long failed on a full disk');
      }
      assert.match(server.output(), /storing the last use of a session failed/);
      const refused = await call(url, {
        method: 'POST',
        path: `/conversations/${guest?.partner}/messages`,
        token: String(guest?.token),
        body: { message: { content: 'x'.repeat(2_000) } },
      });
      assert.deepEqual([refused.status, refused.message], [507, 'The server is out of storage']);
      server.signal('SIGKILL');
      await server.ended;
      fill(folder, 'more');
      const again = await launch(storage.env, port);
      const code = await Promise.race([again.ended, again.ready().then(() => 'ready')]);
      if (code !== 'ready') assert.match(again.output(), /could not start\. .*(disk|space|storage)/i, again.output());
      again.signal('SIGKILL');
      await again.ended;
      for (const file of ['filler', 'more']) rmSync(join(folder, file), { force: true });
      server = await launch(storage.env, port);
      await server.ready();
      const before = writers.history.count('acknowledged');
      await until(
        'writes after the disk was freed',
        20,
        async () => writers.history.count('acknowledged') > before + 10,
      );
      await writers.stop();
      const odd = [...writers.trouble.keys()].filter((name) => !['507', 'ECONNREFUSED', 'ECONNRESET'].includes(name));
      assert.deepEqual(odd, [], 'answered with something other than 507');
      assert.equal(await server.stop(), 0);
      await writers.check(storage);
      return {
        'acknowledged writes': writers.history.count('acknowledged'),
        lost: 0,
        'refused with 507': writers.trouble.get('507') ?? 0,
        'start on a full disk': code === 'ready' ? 'possible' : 'refused with the reason',
      };
    } finally {
      server?.signal('SIGKILL');
      await server?.ended;
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
