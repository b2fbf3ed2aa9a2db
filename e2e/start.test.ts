import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}

test('who ends `npm start` ends the server, which gives its data folder back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serendip-start-'));
  const lock = join(folder, 'lock.json');
  const npm = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that the test leaves nothing behind when it fails.
    detached: true,
  });
  try {
    for await (const [text] of on(npm.stdout, 'data')) if (String(text).includes('Serendip is ready')) break;
    expect(existsSync(lock)).toBe(true);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    for (let waited = 0; existsSync(lock) && waited < 100; waited += 1) await sleep(100);
    expect(existsSync(lock)).toBe(false);
  } finally {
    endGroup(npm.pid);
    rmSync(folder, { recursive: true, force: true });
  }
});
