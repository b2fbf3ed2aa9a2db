import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Fails when folders of one of these trees import each other in a circle (the linter sees circles of files only), or when
 * docs/architecture.md shows another order. `node scripts/check-folders.ts --print` prints the orders, bottom first.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const trees = ['apps/server/src/features', 'apps/web/src/features', 'packages/matching/src'];

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

interface Import {
  from: string;
  to: string;
}

/** Which file of a tree makes one folder import another: `a` → `b` → the import. */
function importsBetweenFolders(tree: string): Map<string, Map<string, Import>> {
  const base = join(root, tree);
  const edges = new Map<string, Map<string, Import>>();
  for (const from of globSync('*/**/*.{ts,tsx}', { cwd: base })) {
    if (/\.test\.tsx?$/.test(from)) continue;
    const [folder = ''] = from.split('/');
    const own = edges.get(folder) ?? new Map<string, Import>();
    edges.set(folder, own);
    for (const [, path = ''] of readFileSync(join(base, from), 'utf8').matchAll(imported)) {
      const to = relative(base, resolve(base, dirname(from), path));
      const [other = ''] = to.split('/');
      if (to.startsWith('..') || !to.includes('/') || other === folder) continue;
      own.set(other, { from, to });
    }
  }
  return edges;
}

/** Folders in an order in which each imports earlier ones alone, and the imports of the first circle in the way. */
function orderOf(edges: Map<string, Map<string, Import>>): { order: string[]; circle: Import[] } {
  const left = new Map([...edges].map(([folder, own]) => [folder, new Set(own.keys())]));
  const order: string[] = [];
  while (left.size > 0) {
    const next = [...left].filter(([, own]) => own.size === 0).map(([folder]) => folder);
    const [first] = next.sort();
    if (first === undefined) return { order, circle: circleIn(edges, left) };
    order.push(first);
    left.delete(first);
    for (const own of left.values()) own.delete(first);
  }
  return { order, circle: [] };
}

/** Every folder that is left imports another one that is left: following them ends in a circle. */
function circleIn(edges: Map<string, Map<string, Import>>, left: Map<string, Set<string>>): Import[] {
  const way: string[] = [];
  let folder = [...left.keys()][0] ?? '';
  while (!way.includes(folder)) {
    way.push(folder);
    folder = [...(left.get(folder) ?? [])][0] ?? '';
  }
  const circle = way.slice(way.indexOf(folder));
  return circle.flatMap((from, at) => edges.get(from)?.get(circle[(at + 1) % circle.length] ?? '') ?? []);
}

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8').replaceAll(/\s+/g, ' ');
const faults: string[] = [];
for (const tree of trees) {
  const { order, circle } = orderOf(importsBetweenFolders(tree));
  const line = order.join(' → ');
  if (circle.length > 0)
    faults.push(
      `${tree} has a circle of folders:\n${circle.map(({ from, to }) => `    ${from} imports ${to}`).join('\n')}`,
    );
  else if (process.argv.includes('--print')) process.stdout.write(`${tree}\n${line}\n\n`);
  else if (!architecture.includes(line))
    faults.push(`docs/architecture.md must show the folders of ${tree} as\n    ${line}`);
}
if (faults.length > 0) {
  process.stderr.write(`${faults.map((fault) => `  ${fault}`).join('\n')}\n`);
  process.exit(1);
}
