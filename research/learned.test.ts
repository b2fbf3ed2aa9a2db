import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, learnedFolder, readManifest } from './learned.ts';

const manifest = readManifest();

test('every learned file is in the manifest, and nothing else is', () => {
  const files = readdirSync(learnedFolder).filter((name) => name !== 'README.md' && name !== 'manifest.json');
  expect(Object.keys(manifest).sort()).toEqual(files.sort());
});

test.each(Object.entries(manifest))('%s is the file the manifest tells of', (file, { bytes, sha256 }) => {
  expect(fingerprint(readFileSync(join(learnedFolder, file)))).toEqual({ bytes, sha256 });
});

test.each(Object.entries(manifest))(
  '%s is made by a script or README that is there',
  (_, { made_by, commit, date }) => {
    const path = made_by.replace(/^node /, '');
    expect(() => readFileSync(join(import.meta.dirname, '..', path))).not.toThrow();
    expect(commit).toMatch(/^[0-9a-f]{12}$/);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);
