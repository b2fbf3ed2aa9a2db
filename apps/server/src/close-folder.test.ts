import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDataFolder, newPrivateFile } from './close-folder.ts';

let folder: string;
const lines: { msg: string; corrected?: number }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serendip-open-'));
  lines.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rightsOf = (path: string) => (statSync(join(folder, path)).mode & 0o7777).toString(8);
function leave(path: string, rights: number): void {
  writeFileSync(join(folder, path), 'x');
  chmodSync(join(folder, path), rights);
}

test('anything that lay open is closed, once and with one line; an operator’s own files and what links lead to are left alone', () => {
  for (const [path, rights] of Object.entries({ outbox: 0o755, db: 0o700, 'db/base': 0o777, elsewhere: 0o755 })) {
    mkdirSync(join(folder, path));
    chmodSync(join(folder, path), rights);
  }
  leave('outbox/a.eml', 0o644);
  leave('db/base/1', 0o666);
  leave('lock.json', 0o644);
  leave('elsewhere/theirs', 0o644);
  leave('notes.txt', 0o644);
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'backups'));
  chmodSync(folder, 0o755);
  closeDataFolder(folder, log);
  closeDataFolder(folder, log);
  expect(lines).toMatchObject([{ msg: 'other users could read DATA_DIR: corrected', corrected: 5 }]);
  for (const closed of ['.', 'outbox', 'db', 'db/base']) expect([closed, rightsOf(closed)]).toEqual([closed, '700']);
  for (const closed of ['outbox/a.eml', 'db/base/1', 'lock.json']) expect(rightsOf(closed)).toBe('600');
  expect(['elsewhere', 'elsewhere/theirs', 'notes.txt'].map(rightsOf)).toEqual(['755', '644', '644']);
});

test('a folder that all users share stays theirs and is named; what Serendip keeps there is closed', () => {
  chmodSync(folder, 0o1777);
  leave('lock.json', 0o644);
  closeDataFolder(folder, log);
  expect([rightsOf('.'), rightsOf('lock.json')]).toEqual(['1777', '600']);
  expect(lines[0]?.msg).toBe(
    'other users can see DATA_DIR: it belongs to all users of the machine. Choose a folder of its own.',
  );
});

test('a folder that is not there, or none, is no matter', () => {
  leave('file', 0o644);
  closeDataFolder(join(folder, 'absent'), log);
  closeDataFolder(join(folder, 'file'), log);
  expect([lines, rightsOf('file')]).toEqual([[], '644']);
});

test('a new private file takes the place of one that others could read, and of a link to elsewhere', () => {
  leave('target', 0o666);
  symlinkSync(join(folder, 'target'), join(folder, 'link'));
  for (const name of ['target', 'link']) {
    newPrivateFile(join(folder, name));
    expect(rightsOf(name)).toBe('600');
  }
});

test('anyone who reads the settings writes for its own user alone, whatever the umask was', () => {
  const config = fileURLToPath(new URL('config.ts', import.meta.url));
  const code = `process.umask(0); await import(${JSON.stringify(config)}); console.log(process.umask());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString();
  expect(Number(said)).toBe(0o077);
});
