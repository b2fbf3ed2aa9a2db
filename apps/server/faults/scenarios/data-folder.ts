import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

const racer = fileURLToPath(new URL('../lock-racer.ts', import.meta.url));

/** Several processes try for the same abandoned locks at the same moments. Returns how many got each folder. */
async function race(runners: number, folders: string[]): Promise<number[]> {
  const start = Date.now() + 2_000;
  const reports = await Promise.all(
    Array.from({ length: runners }, async () => {
      const child = spawn(process.execPath, [racer, String(start), ...folders], { stdio: ['pipe', 'pipe', 'inherit'] });
      const chunks: string[] = [];
      child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Every process lives until all have tried, so that no lock becomes free too early.
      await new Promise<void>((resolve) => child.stdout.on('data', () => chunks.join('').includes('\n') && resolve()));
      return { held: JSON.parse(chunks.join('')) as boolean[], child, ended };
    }),
  );
  for (const { child } of reports) child.stdin.end();
  await Promise.all(reports.map(({ ended }) => ended));
  return folders.map((_, index) => reports.filter(({ held }) => held[index]).length);
}

export const dataFolder: Scenario = {
  name: 'data-folder',
  promise:
    'One process owns the embedded database: a second is refused by name, a dead one is succeeded by exactly one',
  short: true,
  async run(long) {
    const storage = embedded();
    const folder = mkdtempSync(join(tmpdir(), 'serendip-race-'));
    const first = await launch(storage.env);
    try {
      await first.ready();
      const second = await launch(storage.env);
      assert.equal(await second.ended, 1);
      assert.match(second.output(), new RegExp(`in use by process ${first.pid} on`));
      first.signal('SIGKILL');
      await first.ended;
      const successor = await launch(storage.env);
      const seconds = await successor.ready();
      assert.match(readFileSync(join(storage.dataDir, 'lock.json'), 'utf8'), new RegExp(`"pid":${successor.pid}\\b`));
      assert.equal(await successor.stop(), 0);

      const races = Array.from({ length: long ? 400 : 100 }, (_, index) => join(folder, String(index)));
      for (const [index, raced] of races.entries()) {
        mkdirSync(raced);
        // Leftovers of a killed process, of a reused process id and of a full disk.
        const left = [
          JSON.stringify({ pid: 4_194_300, host: hostname(), born: '1' }),
          JSON.stringify({ pid: process.pid, host: hostname(), born: '1' }),
          '',
        ];
        writeFileSync(join(raced, 'lock.json'), left[index % 3] ?? '');
      }
      const owners = await race(4, races);
      const wrong = owners.filter((count) => count !== 1);
      assert.deepEqual(wrong, [], `${wrong.length} of ${races.length} races did not have exactly one winner`);
      return {
        'second start': 'refused',
        'taken over in': `${seconds.toFixed(1)} s`,
        races: races.length,
        'two winners': 0,
      };
    } finally {
      first.signal('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
      await storage.remove();
    }
  },
};
