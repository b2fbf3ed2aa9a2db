import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Database, type Db, rowsOf } from './database.ts';
import { sql } from './sql.ts';

const folder = new URL('./functions/', import.meta.url);
const packageFile = new URL('../../package.json', import.meta.url);

/** Milliseconds. After an upgrade, processes of the previous release still call their functions for a while. */
const keptWithoutFile = 24 * 3_600_000;

/**
 * A function in the database. Its comment holds the release that wrote it, and the hash of its file or the time since
 * when the file is gone.
 */
interface StoredFunction {
  name: string;
  signature: string;
  release: string;
  hash: string | null;
  without_file_since: string | null;
}

const storedFunctions = (db: Db) =>
  rowsOf<StoredFunction>(
    db,
    sql`select name, signature, note[2] as release, note[4] as hash, note[6] as without_file_since from (
      select p.proname as name, p.oid::regprocedure::text as signature,
        regexp_match(obj_description(p.oid, 'pg_proc'), '^(Serendip) ([^ ]+)( with hash ([^ ]+))?( without a file since ([^ ]+))?$') as note
      from pg_proc p where p.pronamespace = 'public'::regnamespace) f where note is not null`,
  );

const functionFiles = () =>
  readdirSync(folder).map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { name: basename(file, '.sql'), text, hash: createHash('sha256').update(text).digest('hex') };
  });

const numbersOf = (release: string) => release.split('.').map(Number);

function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((part, place) => part !== b[place]);
  return (a[at] ?? 0) > (b[at] ?? 0);
}

/**
 * Writes the functions whose files have changed since the last start. Other processes can call them meanwhile, so a
 * function keeps its arguments and columns. One without a file is dropped at a start a day later.
 */
export async function applyFunctions({ db }: Database): Promise<void> {
  const { version: release } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const files = functionFiles();
  await db.transaction(async (tx) => {
    const stored = await storedFunctions(tx);
    if (stored.some((one) => isNewer(one.release, release)))
      throw new Error('The database belongs to a newer release of Serendip. Update this installation first.');
    const note = (which: string, what: string) =>
      tx.execute(sql.raw(`comment on function ${which} is 'Serendip ${release} ${what}'`));
    for (const { name, text, hash } of files) {
      if (stored.some((one) => one.name === name && one.hash === hash)) continue;
      await tx.execute(sql.raw(text));
      await note(name, `with hash ${hash}`);
    }
    for (const { name, signature, without_file_since: since } of stored) {
      if (files.some((file) => file.name === name)) continue;
      if (!since) await note(signature, `without a file since ${new Date().toISOString()}`);
      else if (Date.parse(since) < Date.now() - keptWithoutFile)
        await tx.execute(sql.raw(`drop function ${signature}`));
    }
  });
}
