import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the product names no file of research, neither to import nor to read it', () => {
  const sources = globSync('{apps,packages}/*/{src,migrations}/**/*.{ts,tsx,js,sql}', { cwd: root });
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => /(?:['"`]|\.\.\/)research\/|@serendip\/research/.test(read(path)))).toEqual([]);
});

test('research brings no package into an installation without development packages', () => {
  const packages = JSON.parse(read('package-lock.json')).packages as Record<string, { dev?: boolean }>;
  expect(JSON.parse(read('research/package.json'))).not.toHaveProperty('dependencies');
  expect(Object.keys(packages).filter((path) => path.startsWith('research/node_modules/'))).toEqual([]);
});

test('the image leaves research out', () => {
  expect(read('.dockerignore').split('\n')).toContain('research');
  expect(read('Dockerfile')).not.toContain('research');
});

const bytesOf = (path: string): number =>
  statSync(path).isFile()
    ? statSync(path).size
    : readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);

test('content/README.md has a line for everything in content, with its size and the source file that reads it', () => {
  const rows = read('content/README.md')
    .split('\n')
    .map((line) => /^\| `([^`]+)` \| ([\d.]+) (kB|MB) \|.*\| `([^`]+)` \|$/.exec(line))
    .filter((row) => row !== null);
  const there = readdirSync(join(root, 'content')).filter((name) => name !== 'README.md');
  expect(rows.map(([, name = '']) => name.split('/')[0])).toEqual(expect.arrayContaining(there));
  for (const [, name = '', size, unit, reader = ''] of rows) {
    const said = Number(size) * (unit === 'MB' ? 1e6 : 1e3);
    expect(Math.abs(bytesOf(join(root, 'content', name)) / said - 1), `${name} is ${size} ${unit}`).toBeLessThan(0.1);
    expect(read(reader), reader).toContain(name.replace(/\/$/, '').split('/').at(-1));
  }
});
