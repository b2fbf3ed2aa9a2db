import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { webAppIsCurrent } from '../apps/web/build/web-app-build.ts';

/** `npm start`: builds the web app when its sources changed, then becomes the server. */
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const signals = ['SIGTERM', 'SIGINT'] as const;

/** Ends the process when it fails or, on being told to, once the build has stopped. */
async function buildWebApp(): Promise<void> {
  process.stdout.write('Building the web app …\n');
  // In a group of its own: npm and the builder both hear of the end there.
  const build = spawn('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  let told = false;
  const stop = (signal: NodeJS.Signals) => {
    told = true;
    if (build.pid && build.exitCode === null) process.kill(-build.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(build, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (told) process.exit(0);
  if (code !== 0) {
    process.stderr.write('The web app could not be built: see above.\n');
    process.exit(1);
  }
}

if (!webAppIsCurrent(root)) await buildWebApp();
await import('../apps/server/src/main.ts');
