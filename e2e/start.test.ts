import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fillDataFolder } from '../apps/server/test/prepared-folder.ts';

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}

const account = { email: 'ada@example.org', password: 'correct horse', password_confirmation: 'correct horse' };
const signUp = (origin: string, place: number): Promise<Response> =>
  fetch(`${origin}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { ...account, email: `${place}-${account.email}` } }),
  });

test.for([
  // The first begins with nothing, as the first start of anybody does. It makes its database.
  ['npm alone', () => undefined, (leader: number): boolean => process.kill(leader, 'SIGTERM')],
  ['all that it started at once', fillDataFolder, (leader: number): boolean => process.kill(-leader, 'SIGTERM')],
] as const)(
  'a person who ends `npm start`, %s, ends the server, which answers first and gives its data folder back',
  async ([, fill, end]) => {
    const folder = mkdtempSync(join(tmpdir(), 'serendip-start-'));
    fill(folder);
    const lock = join(folder, 'lock.json');
    const npm = spawn('npm', ['start'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      // The line of the log that names the address is of this level.
      env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'ignore'],
      // A group of its own, so that the test leaves nothing behind when it fails.
      detached: true,
    });
    try {
      let origin: string | undefined;
      for await (const [text] of on(npm.stdout, 'data')) {
        origin = /"addresses":\["(http:[^"]+)"/.exec(String(text))?.[1];
        if (origin) break;
      }
      expect(existsSync(lock)).toBe(true);
      const underWay = [1, 2, 3, 4].map((place) => signUp(origin ?? '', place));
      await fetch(`${origin}/api/health`);
      end(npm.pid ?? 0);
      await once(npm, 'exit');
      expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await expect.poll(() => existsSync(lock)).toBe(false);
    } finally {
      endGroup(npm.pid);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('a person who ends it while it starts finds nothing left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serendip-start-'));
  fillDataFolder(folder);
  const lock = join(folder, 'lock.json');
  const server = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  try {
    while (!existsSync(lock)) await sleep(20);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(existsSync(lock)).toBe(false);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
