import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { webAppIsCurrent } from './web-app-build.ts';

/** `npm start`: builds the web app when its sources changed, then becomes the server. */
const root = fileURLToPath(new URL('..', import.meta.url));

if (!webAppIsCurrent(root)) {
  process.stdout.write('Building the web app …\n');
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) {
    process.stderr.write('The web app could not be built: see above.\n');
    process.exit(1);
  }
}

const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' });
// The server decides how to stop; this process only hands the wish on and ends as the server ends.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
