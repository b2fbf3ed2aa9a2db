import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Processor seconds used so far, and memory held now in megabytes. */
  usage(): { cpu: number; rss: number };
  /** The product's own metrics, by name with labels. */
  metrics(): Promise<Map<string, number>>;
  stop(): Promise<void>;
}

async function untilReady(url: string, process_: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && process_.exitCode === null; tries += 1) {
    const ready = await fetch(`${url}/api/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not become ready');
}

/** A script of the repository in a process of its own, listening on loopback. */
export async function startProcess(script: string, port: number, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  const pid = child.pid as number;
  return {
    url,
    usage() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const rss = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1];
      return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, rss: Math.round(Number(rss) / 1024) };
    },
    async metrics() {
      const text = await (await fetch(`${url}/api/metrics`)).text();
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
