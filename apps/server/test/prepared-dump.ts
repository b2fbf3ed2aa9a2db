import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { overPglite } from '../src/db/database.ts';
import { readQuestionFile } from '../src/features/profile/question-file.ts';
import { synchroniseQuestions } from '../src/features/profile/synchronise-questions.ts';
import { migrateDatabase } from '../src/migrate.ts';

/** Each suite is prepared with modules of its own, so what they share has to be kept outside of all. */
const shared = globalThis as { serendipPreparedDump?: Promise<string> };

async function prepare(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'serendip-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const client = await PGlite.create();
  const database = overPglite(client);
  await migrateDatabase(database, pino({ level: 'warn' }));
  await synchroniseQuestions(database.db, readQuestionFile());
  const file = join(folder, 'migrated.tar');
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return file;
}

/** The file of an embedded database that is migrated and that nobody has used: one for all suites of a run. */
export function preparedDump(): Promise<string> {
  shared.serendipPreparedDump ??= prepare();
  return shared.serendipPreparedDump;
}

/** Fills a data folder from such a file as a first start would, which takes some seconds of processor time. */
export function fillFrom(file: string, folder: string): void {
  const database = join(folder, 'db');
  mkdirSync(database, { mode: 0o700 });
  execFileSync('tar', ['-xf', file, '-C', database]);
}
