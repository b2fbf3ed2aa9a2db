import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { webAppIsCurrent } from './web-app-build.ts';

/** `npm start`: builds the web app when its sources changed, then becomes the server: one process, ended by one signal. */
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

if (!webAppIsCurrent(root)) {
  process.stdout.write('Building the web app …\n');
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) {
    process.stderr.write('The web app could not be built: see above.\n');
    process.exit(1);
  }
}

await import('../apps/server/src/main.ts');
