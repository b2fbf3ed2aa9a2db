import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serendip-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that works on the data and knows nothing of backups, such as `npm run restore`; it ends when told to. */
async function worksOn(dataDir: string): Promise<ChildProcess> {
  const code = `
    import { holdDataFolder } from ${JSON.stringify(at('../db/data-folder-lock.ts'))};
    const release = holdDataFolder(${JSON.stringify(dataDir)});
    process.stdin.once('data', () => { release(); process.exit(0); });
    console.log('holds');`;
  const worker = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(worker.stdout as NodeJS.ReadableStream, 'data');
  return worker;
}

test('a backup waits for whoever works on the data and does not end them', async () => {
  const worker = await worksOn(folder);
  const ended = once(worker, 'exit');
  const backup = spawn(process.execPath, [at('./back-up.ts'), join(folder, 'copy.tar.gz')], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  backup.stderr?.on('data', (text) => {
    said += text;
  });
  const done = once(backup, 'exit');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect([worker.exitCode, worker.signalCode, backup.exitCode]).toEqual([null, null, null]);
  worker.stdin?.write('end');
  expect(await ended).toEqual([0, null]);
  // Nothing was ever stored there.
  expect(await done).toEqual([1, null]);
  expect(said).toContain(`There is no database in ${folder}`);
});
