import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../scripts/chromium.ts';
import { webAppIsCurrent } from '../scripts/web-app-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
  }
}

/** Once per run: the web app as it would be served, and a browser to look at it with. */
export default function setup({ provide }: TestProject): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (!webAppIsCurrent(root)) {
    const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`The web app could not be built:\n${built.stdout}${built.stderr}`);
  }
  provide('chromiumPath', ensureChromium());
}
