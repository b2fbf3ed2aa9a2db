import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@serendip/test-kit/free-port';
import { sleep } from './scenario.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One process of the product, started as `npm start` starts it. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Its output so far, on both streams. */
  output(): string;
  /** Null while it runs. */
  exit(): { code: number | null; signal: NodeJS.Signals | null } | null;
  signal(signal: NodeJS.Signals): void;
  /** Resolves to the exit code or the signal's name. */
  ended: Promise<number | string>;
  /** Ends it with SIGTERM, and kills it after 15 s. */
  stop(): Promise<number | string>;
  /** Seconds until `/api/ready` said yes. Throws if the process ended or took longer than 60 s. */
  ready(): Promise<number>;
}

/** Writers write more than people do. */
const unbounded = {
  RATE_LIMIT: 'off',
  LIMIT_EVENTS_AHEAD_PER_HOST: '10000',
  LIMIT_MEMBERSHIPS_PER_PERSON: '10000',
  // With a mail server, its hosts have confirmed no address.
  LIMIT_EVENTS_AHEAD_UNCONFIRMED: '10000',
  LIMIT_PARTICIPANTS_UNCONFIRMED: '10000',
};

const living = new Set<ServerProcess>();
/** Kills what a failed scenario left running. */
export const killLeftovers = () => {
  for (const server of living) server.signal('SIGKILL');
};

export async function launch(env: Record<string, string>, onPort?: number): Promise<ServerProcess> {
  const port = onPort ?? (await freePort());
  const started = performance.now();
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_OPTIONS'));
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...inherited, ...unbounded, LOG_LEVEL: 'info', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr.on('data', (chunk) => chunks.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => {
      living.delete(server);
      resolve(code ?? signal ?? 'unknown');
    }),
  );
  const server: ServerProcess = {
    url,
    port,
    pid: child.pid as number,
    output: () => chunks.join(''),
    exit: () =>
      child.exitCode === null && child.signalCode === null ? null : { code: child.exitCode, signal: child.signalCode },
    signal: (signal) => void child.kill(signal),
    ended,
    async stop() {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
    async ready() {
      while (performance.now() - started < 60_000) {
        if (server.exit()) throw new Error(`the server ended instead of becoming ready:\n${server.output()}`);
        const answer = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
        await answer?.body?.cancel();
        if (answer?.ok) return (performance.now() - started) / 1000;
        await sleep(50);
      }
      throw new Error(`the server was not ready within a minute:\n${server.output()}`);
    },
  };
  living.add(server);
  return server;
}
