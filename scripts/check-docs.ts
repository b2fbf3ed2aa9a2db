import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Fails when a document names a file, a folder or an npm script that does not exist (any more). */
const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const documents = [
  '*.md',
  'docs/**/*.md',
  'apps/*/README.md',
  'packages/*/README.md',
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
if (faults.length > 0) {
  process.stderr.write(`The documentation names what is not there:\n- ${faults.join('\n- ')}\n`);
  process.exit(1);
}
