import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm test`: everything that has to hold, cheapest first. Stops at the first step that fails.
 * `npm test -- <word>`: only the tests that have to do with a word, which is in the file's path or in a test's title.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

type Step = [title: string, command: string, ...args: string[]];

const checks: Step[] = [
  ['types of packages, server, scripts', 'tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'],
  ['types of the web app', 'tsc', '--noEmit', '--checkers', '1', '-p', 'apps/web/tsconfig.json'],
  ['lint, format, import directions', 'biome', 'check', '--error-on-warnings', '.'],
  ['unused files, exports, packages', 'knip'],
  ['paths named in the documentation', 'node', 'scripts/check-docs.ts'],
];

// All suites in one go: while one waits for a clock or a mail, another has the processor.
const tests = (...files: string[]): Step => [
  files.length > 0 ? `tests in ${files.length} files` : 'unit, API and browser tests',
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=./scripts/test-times.ts',
  ...files,
];

/** Lines that may hold a title: of a test, of a group, or of a case in a table of cases. */
const isTitle = (line: string): boolean => /^\s*(test|describe|\[?\s*['"`])/.test(line);

function filesAbout(words: string[]): string[] {
  const hasWord = (text: string): boolean => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return globSync('{apps,packages,scripts,bench,research,e2e}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('node_modules'))
    .filter(
      (path) => hasWord(path) || readFileSync(join(root, path), 'utf8').split('\n').filter(isTitle).some(hasWord),
    );
}

// The pinned Node and the packages' own commands come first, also when this file was not started by npm.
const PATH = `${root}node_modules/.bin:${root}node_modules/node/bin:${process.env.PATH ?? ''}`;

// The steps start a hundred processes of the same code: each after the first finds it compiled.
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

function take([title, command, ...args]: Step): void {
  const started = performance.now();
  process.stdout.write(`\n• ${title}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, NODE_COMPILE_CACHE },
  });
  if (status !== 0) {
    process.stderr.write(`\n✗ ${title} failed\n`);
    process.exit(1);
  }
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

const words = process.argv.slice(2);
const chosen = filesAbout(words);
if (words.length > 0 && chosen.length === 0) {
  process.stderr.write(`No test has to do with ${words.join(' or ')}.\n`);
  process.exit(1);
}
for (const step of words.length > 0 ? [tests(...chosen)] : [...checks, tests()]) take(step);
process.stdout.write(words.length > 0 ? '\n✓ these tests passed\n' : '\n✓ all checks passed\n');
