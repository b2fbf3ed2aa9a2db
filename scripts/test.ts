import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm test`: everything that has to hold, cheapest first. Stops at the first step that fails. */
const root = fileURLToPath(new URL('..', import.meta.url));

const steps: [title: string, command: string, ...args: string[]][] = [
  ['types of packages, server, scripts', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['types of the web app', 'tsc', '--noEmit', '-p', 'apps/web/tsconfig.json'],
  ['lint, format, import directions', 'biome', 'check', '--error-on-warnings', '.'],
  ['unused files, exports, packages', 'knip'],
  ['paths named in the documentation', 'node', 'scripts/check-docs.ts'],
  // All suites in one go: while one waits for a clock or a mail, another has the processor.
  ['unit, API and browser tests', 'vitest', 'run', '--reporter=dot'],
];

// The pinned Node and the packages' own commands come first, also when this file was not started by npm.
const PATH = `${root}node_modules/.bin:${root}node_modules/node/bin:${process.env.PATH ?? ''}`;

for (const [title, command, ...args] of steps) {
  const started = performance.now();
  process.stdout.write(`\n• ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } });
  if (status !== 0) {
    process.stderr.write(`\n✗ ${title} failed\n`);
    process.exit(1);
  }
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
process.stdout.write('\n✓ all checks passed\n');
