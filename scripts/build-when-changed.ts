import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { webAppIsCurrent } from '../apps/web/build/web-app-build.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Builds the web app if its sources changed. Ends the process when that fails or, on being told to, once the build has stopped. */
export async function buildWhenChanged(): Promise<void> {
  if (webAppIsCurrent(process.cwd())) return;
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
