import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/config.ts';
import { openDatabase, overPglite } from '../src/db/database.ts';
import { readQuestionFile } from '../src/features/profile/question-file.ts';
import { synchroniseQuestions } from '../src/features/profile/synchronise-questions.ts';
import { migrateDatabase } from '../src/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file's own database comes from: a dump to load, or a template on a server. */
    databaseSource: { dump: string } | { server: string; template: string };
  }
}

const log = pino({ level: 'warn' });

/** Each suite is prepared by modules of its own, so the dump that they share is kept outside of all. */
const shared = globalThis as { serendipDump?: Promise<string> };

async function prepareDump(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'serendip-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const client = await PGlite.create();
  const database = overPglite(client);
  await migrateDatabase(database, log);
  await synchroniseQuestions(database.db, readQuestionFile());
  const dump = join(folder, 'migrated.tar');
  writeFileSync(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return dump;
}

async function prepareTemplate(server: string): Promise<string> {
  const template = `serendip_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${template}`;
  const database = await openDatabase(readConfig({ DATABASE_URL: url.href }), log);
  await migrateDatabase(database, log);
  await synchroniseQuestions(database.db, readQuestionFile());
  await database.close();
  return template;
}

/** Migrates once; with `TEST_DATABASE_URL` on that PostgreSQL, which then has to be there. */
export default async function setup({ provide }: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    shared.serendipDump ??= prepareDump();
    provide('databaseSource', { dump: await shared.serendipDump });
    return;
  }
  const template = await prepareTemplate(server);
  provide('databaseSource', { server, template });
  return async () => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  };
}
