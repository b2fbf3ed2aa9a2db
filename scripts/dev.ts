import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * `npm run dev`: the server starts again when one of its files changes, and the web app changes in the open page.
 * Vite serves the pages and passes `/api` on. Its pages carry no content security policy, since it adds scripts and
 * styles of its own: `npm start` shows the app under the real one.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';
const webApp = 'http://localhost:5173';
const env = {
  ...process.env,
  PORT: port,
  // Links in mails open the app that is worked on.
  PUBLIC_URL: process.env.PUBLIC_URL ?? webApp,
  // The pinned Node comes first, also when this file was not started by npm.
  PATH: `${root}node_modules/.bin:${root}node_modules/node/bin:${process.env.PATH ?? ''}`,
};

function run(command: string, ...args: string[]): ChildProcess {
  return spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

const server = run('node', '--watch', '--watch-preserve-output', 'apps/server/src/main.ts');
const pages = run('vite', '--config', 'apps/web/vite.config.ts', '--clearScreen', 'false', '--strictPort', 'apps/web');
// The server names its own port, where the pages are those of the last build.
server.stdout?.on('data', (text) => process.stdout.write(String(text).replace(`http://localhost:${port}`, webApp)));
pages.stdout?.pipe(process.stdout);

const both = [server, pages];
const ended = both.map((child) => once(child, 'exit'));
let told = false;
const stop = () => {
  told = true;
  for (const child of both) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// Neither is of use without the other.
for (const end of ended) void end.then(() => told || stop());
await Promise.all(ended);
process.exit(told ? 0 : 1);
