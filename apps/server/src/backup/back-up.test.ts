import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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

describe('on a PostgreSQL server', () => {
  /** Puts a program of PostgreSQL's name before the real one: it notes how it was called, then does as `script` says. */
  function standIn(tool: 'pg_dump' | 'pg_restore', script: string): void {
    const file = join(folder, tool);
    writeFileSync(
      file,
      `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/called'\nprintf %s "$PGPASSWORD" > '${folder}/password'\n${script}\n`,
    );
    chmodSync(file, 0o755);
  }
  const calledWith = () => readFileSync(join(folder, 'called'), 'utf8').trim().split('\n');

  async function run(script: 'back-up' | 'restore', databaseUrl: string, file: string): Promise<number | null> {
    const child = spawn(process.execPath, [at(`./${script}.ts`), file], {
      env: { ...process.env, PATH: `${folder}:/usr/bin:/bin`, DATA_DIR: folder, DATABASE_URL: databaseUrl },
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  test.each([
    ['postgres://ann:se%40cret%20word@127.0.0.1:5433/events', 'postgres://ann@127.0.0.1:5433/events'],
    [
      'postgres://ann@127.0.0.1/events?password=se%40cret+word&options=-c%20a%3Db',
      'postgres://ann@127.0.0.1/events?options=-c%20a%3Db',
    ],
  ])('the password of %s is in nobody’s list of processes', async (given, shown) => {
    const file = join(folder, 'copy.dump');
    standIn('pg_dump', `echo whole > '${file}.part'`);
    expect(await run('back-up', given, file)).toBe(0);
    expect(calledWith()).toEqual([`--dbname=${shown}`, '--format=custom', `--file=${file}.part`]);
    expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('se@cret word');
    expect(readFileSync(file, 'utf8')).toBe('whole\n');
    standIn('pg_restore', '');
    expect(await run('restore', given, file)).toBe(0);
    expect(calledWith()).toEqual([`--dbname=${shown}`, '--single-transaction', '--no-owner', file]);
    expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('se@cret word');
  });

  test('a backup that breaks off leaves no file of its name', async () => {
    const file = join(folder, 'copy.dump');
    standIn('pg_dump', `echo half > '${file}.part'; exit 1`);
    expect(await run('back-up', 'postgres://ann@127.0.0.1/events', file)).toBe(1);
    expect(existsSync(join(folder, 'called'))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('copy'))).toEqual([]);
  });
});
