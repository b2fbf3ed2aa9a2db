import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boundNames, boundOf, count } from '../packages/contract/src/bounds.ts';
import { languages } from '../packages/texts/src/languages.ts';
import { commentsOf, faultsOfEnglish, paragraphsOf, textsOf } from './plain-english.ts';

/**
 * Fails when a document or `.ci/run` names a file, a folder or an npm script that does not exist (any more), when a document
 * leaves a bound out, and when a document, a comment or a text of the contract breaks the rules of English in CONTRIBUTING.md.
 * Documents in another language (`docs/de`) name files and scripts, too, but are not read as English.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const documents = [
  '*.md',
  'docs/**/*.md',
  'apps/*/README.md',
  'apps/server/src/features/**/README.md',
  'packages/*/README.md',
  'packages/*/src/**/README.md',
  'content/**/README.md',
  'research/README.md',
  'research/texts/*/README.md',
  'bench/**/*.md',
];

const top = 'apps|packages|content|research|bench|scripts|docs|e2e|\\.ci';
/** `apps/server/src/app.ts` in code marks; patterns with placeholders are skipped. */
const codePath = new RegExp(`\`((?:${top})/[^\`\\s<>{}*…]+)\``, 'g');
const link = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const npmRun = /npm run ([a-z][\w:-]*)/g;

const faults: string[] = [];
for (const name of documents.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
  const text = readFileSync(join(root, name), 'utf8');
  for (const [, path = ''] of text.matchAll(codePath))
    if (!existsSync(join(root, path.replace(/[.,:;]$/, '').replace(/:\d+$/, '')))) faults.push(`${name}: ${path}`);
  for (const [, path = ''] of text.matchAll(link))
    if (!existsSync(join(root, dirname(name), path))) faults.push(`${name}: ${path}`);
  for (const [, script = ''] of text.matchAll(npmRun))
    if (!(script in scripts)) faults.push(`${name}: npm run ${script}`);
}
/** A test file that `.ci/run` names: vitest fails on a filter that matches none. */
for (const [path] of readFileSync(join(root, '.ci/run'), 'utf8').matchAll(/\S+\.test\.ts/g))
  if (!existsSync(join(root, path))) faults.push(`.ci/run: ${path}`);
/** Every bound has its row in the table of quotas, with the number and the variable that stand in the contract. */
const quotas = readFileSync(join(root, 'docs/operating.md'), 'utf8');
for (const name of boundNames) {
  const { of, most, seconds, variable, highest } = boundOf(name);
  const inTime = seconds === undefined ? '' : ` in ${count(seconds)} s`;
  const raised = variable ? `\`${variable}\`, up to ${count(highest ?? most)}` : 'fixed';
  const row = `| \`${name}\` | ${of} | ${count(most)}${inTime} | ${raised} |`;
  if (!quotas.includes(row)) faults.push(`docs/operating.md lacks the row: ${row}`);
}
/** Every rate and pause says in `docs/reliability.md` whom it counts, and what people beside them meet. */
const budgets = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
for (const name of boundNames)
  if (['rate', 'pause'].includes(boundOf(name).kind) && !budgets.includes(name))
    faults.push(`docs/reliability.md does not say whom \`${name}\` counts`);

const files = (patterns: string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((path) => !path.includes('node_modules'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isEnglish = (path: string): boolean =>
  !languages.some((language) => path.startsWith(join('docs', language, '/')));
const prose = new Map<string, readonly string[]>([
  ...files([...documents, 'research/log/*.md', '.github/*.md'])
    .filter(isEnglish)
    .map((path) => [path, paragraphsOf(read(path))] as const),
  ...files([
    '{packages/{cover,matching,test-kit},bench,research,scripts,e2e}/**/*.ts',
    'apps/web/**/*.{ts,tsx}',
    'apps/server/{src,test,faults}/**/*.{ts,sql}',
  ]).map((path) => [path, commentsOf(read(path))] as const),
  ...files(['packages/contract/src/**/*.ts'])
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => [path, [...commentsOf(read(path)), ...textsOf(read(path))]] as const),
]);
for (const [path, paragraphs] of prose)
  for (const fault of paragraphs.flatMap(faultsOfEnglish)) faults.push(`${path}: ${fault}`);

if (faults.length > 0) {
  process.stderr.write(`The documentation is not what is there:\n- ${faults.join('\n- ')}\n`);
  process.exit(1);
}
