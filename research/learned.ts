import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const lexiconFolder = join(import.meta.dirname, '../content/lexicon');
export const learnedFolder = join(import.meta.dirname, '../content/learned');
export const textsFolder = join(import.meta.dirname, 'texts');

/** How a file of `content/learned` came about; by file name in its `manifest.json`. */
export interface Learned {
  bytes: number;
  sha256: string;
  /** The command that makes the file again; where there is none, in which README to read how it was made. */
  made_by: string;
  /** The commit whose code and texts it was made from. */
  commit: string;
  date: string;
}

const manifest = join(learnedFolder, 'manifest.json');

export const readManifest = (): Record<string, Learned> => JSON.parse(readFileSync(manifest, 'utf8'));

export const fingerprint = (content: Uint8Array): Pick<Learned, 'bytes' | 'sha256'> => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Writes what was learned and says so in the manifest; a file that comes out the same keeps its commit and date. */
export function writeLearned(file: string, content: string | Uint8Array, script: string): void {
  const bytes = Buffer.from(content);
  const known = readManifest();
  const now = fingerprint(bytes);
  if (known[file]?.sha256 === now.sha256) {
    console.log(`${file} is the same as before`);
    return;
  }
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  known[file] = { ...now, made_by: `node research/${script}`, commit, date };
  writeFileSync(join(learnedFolder, file), bytes);
  writeFileSync(manifest, `${JSON.stringify(known, null, 2)}\n`);
  console.log(`${file} written`);
}
