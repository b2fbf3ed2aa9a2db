import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything the built web app is made from. */
const sources = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/{src,public,build}/**/*',
  'scripts/build-web.ts',
  'packages/{contract,cover,texts}/src/**/*',
];

const stampFile = (root: string) => join(root, 'apps/web/dist/.sources');

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const pattern of sources)
    for (const entry of globSync(pattern, { cwd: root, withFileTypes: true }).sort((a, b) =>
      join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
    )) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  return hash.digest('hex');
}

/** True when `dist` was built from the present sources. */
export function webAppIsCurrent(root: string): boolean {
  try {
    return readFileSync(stampFile(root), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

export const stampWebApp = (root: string): void => writeFileSync(stampFile(root), fingerprint(root));

/** For tests: builds the app when its sources changed. Throws the builder's output when that fails. */
export function buildWebAppIfChanged(): void {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  if (webAppIsCurrent(root)) return;
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stdout}${built.stderr}`);
}
