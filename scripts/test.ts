import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/**
 * `npm test`: everything that has to hold, cheapest first. Stops at the first check that fails.
 * `npm test -- <word>`: only the tests that have to do with a word, which is in the file's path or in a test's title.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

type Step = [title: string, command: string, ...args: string[]];

const checks: Step[] = [
  ['types of packages, server, scripts', 'tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'],
  ['types of the web app', 'tsc', '--noEmit', '--checkers', '1', '-p', 'apps/web/tsconfig.json'],
  ['types of the browser tests', 'tsc', '--noEmit', '--checkers', '1', '-p', 'apps/web/test/tsconfig.json'],
  ['lint, format, import directions', 'biome', 'check', '--error-on-warnings', '.'],
  ['unused files, exports, packages', 'knip'],
  ['folders run one way', 'node', 'scripts/check-folders.ts'],
  ['paths named in the documentation', 'node', 'scripts/check-docs.ts'],
];

const prepare: Step = ['web app and browsers', 'node', 'e2e/prepare-web-app.ts'];

const isOfScreens = (file: string): boolean => file.startsWith('apps/web/test/');

const suite = (title: string, project: string, ...more: string[]): Step => [
  title,
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=dot',
  '--reporter=./scripts/test-times.ts',
  ...more,
];

/** The tests in these files, or all. The screens, which have one worker and its browser, run beside the others. */
function tests(files: string[] | null): Step[] {
  const screens = files?.filter(isOfScreens);
  const others = files?.filter((file) => !isOfScreens(file));
  // The pages keep a core busy. More workers cost more of the processor than they save time.
  const workers = `--maxWorkers=${availableParallelism()}`;
  return [
    ...(others?.length === 0 ? [] : [suite('unit and API tests, journeys', '!screens', workers, ...(others ?? []))]),
    ...(screens?.length === 0 ? [] : [suite('browser tests of screens', 'screens', ...(screens ?? []))]),
  ];
}

/** Lines that may hold a title: of a test, of a group, or of a case in a table of cases. */
const isTitle = (line: string): boolean => /^\s*(test|describe|\[?\s*['"`])/.test(line);

function filesAbout(words: string[]): string[] {
  const hasWord = (said: string): boolean => words.some((word) => said.toLowerCase().includes(word.toLowerCase()));
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

/** Takes a step and says whether all held. Its words come as it says them; beside another step, when both have ended. */
async function take([title, command, ...args]: Step, other?: Promise<boolean>): Promise<boolean> {
  const started = performance.now();
  if (!other) process.stdout.write(`\n• ${title}\n`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: other ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH, NODE_COMPILE_CACHE },
  });
  const [out, err, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close') as Promise<[number | null]>,
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await other;
  if (other) process.stdout.write(`\n• ${title}\n${out}${err}`);
  process.stdout.write(status === 0 ? `  ${seconds} s\n` : `\n✗ ${title} failed\n`);
  return status === 0;
}

const words = process.argv.slice(2);
const files = words.length > 0 ? filesAbout(words) : null;
if (files?.length === 0) {
  process.stderr.write(`No test has to do with ${words.join(' or ')}.\n`);
  process.exit(1);
}
if (!files) for (const check of checks) if (!(await take(check))) process.exit(1);
const [first, second] = tests(files);
// Alone, a suite makes what it needs by itself.
if (second && !(await take(prepare))) process.exit(1);
const run = first ? take(first) : Promise.resolve(true);
const held = await Promise.all([run, second ? take(second, run) : true]);
if (held.includes(false)) process.exit(1);
process.stdout.write(files ? '\n✓ these tests passed\n' : '\n✓ all checks passed\n');
