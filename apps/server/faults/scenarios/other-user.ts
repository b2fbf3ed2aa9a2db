import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '../caller.ts';
import { signUp } from '../party.ts';
import { type Scenario, until } from '../scenario.ts';
import { launch } from '../server-process.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** A user of this machine whom nothing belongs to. */
const stranger = { uid: 65534, gid: 65534 };

/** The files below a folder that this user can read. */
const readableBy = (user: typeof stranger, folder: string): string[] =>
  execFileSync('sh', ['-c', 'find "$0" -type f -readable 2>/dev/null || true', folder], { ...user, cwd: '/' })
    .toString()
    .split('\n')
    .filter((line) => line !== '');

async function backUp(env: Record<string, string>, file: string): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/src/backup/back-up.ts', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 0, 'the backup failed');
}

export const otherUser: Scenario = {
  name: 'other-user',
  promise: 'Another user of the machine reads no data, no mail and no backup, also where all lay open before the start',
  short: true,
  impossible: () => (process.getuid?.() === 0 ? null : 'only root can act as another user'),
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'serendip-faults-'));
    chmodSync(folder, 0o755);
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir };
    // The worst that a shell or a service manager hands on.
    const umask = process.umask(0);
    writeFileSync(join(folder, 'seen'), 'for all');
    let server = await launch(env);
    try {
      await server.ready();
      const { email } = await signUp(server.url);
      await must(server.url, { method: 'POST', path: '/users/password', body: { user: { email } } });
      const outbox = join(dataDir, 'outbox');
      await until(
        'the mail',
        30,
        async () => existsSync(outbox) && readdirSync(outbox).some((name) => /^\d/.test(name)),
      );
      const copies = join(folder, 'copies');
      execFileSync('mkdir', ['-m', '777', copies]);
      // A copy that broke off before, open to everybody.
      writeFileSync(join(copies, 'live.tar.gz.part'), '');
      await backUp(env, join(copies, 'live.tar.gz'));
      assert.deepEqual(readableBy(stranger, folder), [join(folder, 'seen')]);
      assert.equal(await server.stop(), 0);

      await backUp(env, join(copies, 'resting.tar.gz'));
      assert.deepEqual(readableBy(stranger, folder), [join(folder, 'seen')]);
      execFileSync('chmod', ['-R', 'a+rwX', dataDir]);
      const open = readableBy(stranger, folder).length - 1;
      assert.ok(open > 100, `only ${open} files lay open`);
      server = await launch(env);
      await server.ready();
      assert.match(server.output(), /other users could read DATA_DIR: corrected/);
      assert.deepEqual(readableBy(stranger, folder), [join(folder, 'seen')]);
      assert.equal(await server.stop(), 0);
      return { 'files that lay open': open, 'read by another user': 0 };
    } finally {
      process.umask(umask);
      server.signal('SIGKILL');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
