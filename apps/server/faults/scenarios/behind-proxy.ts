import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@serendip/test-kit/free-port';
import { type Scenario, until } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

const shipped = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

/** The proxy that comes with the containers. Only the ports and the server's address differ. */
async function startProxy(folder: string, server: number): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const settings = readFileSync(shipped, 'utf8')
    .replace(/resolver .*;/, '')
    .replace('server api:3000 resolve;', `server 127.0.0.1:${server};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  writeFileSync(file, settings);
  const proxy = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', `daemon off; pid ${folder}/pid;`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await until('the proxy to answer', 10, () => fetch(`${url}/api/health`).catch(() => null));
  return {
    url,
    stop() {
      proxy.kill();
      return ended;
    },
  };
}

export const behindProxy: Scenario = {
  name: 'behind-proxy',
  promise:
    'Behind the shipped proxy, and one with TLS before it, each guest has the own address and cannot choose another',
  short: false,
  impossible: () =>
    process.getuid?.() === 0 && spawnSync('nginx', ['-v']).status === 0
      ? null
      : 'nginx is not installed, or not for root',
  async run() {
    const storage = embedded();
    const folder = mkdtempSync(join(tmpdir(), 'serendip-proxy-'));
    const server = await launch({ ...storage.env, TRUST_PROXY: '1' });
    let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
    try {
      await server.ready();
      proxy = await startProxy(folder, server.port);
      // Headers of the outer proxy. In the last one the guest invented an address, and the proxy added the real one.
      const said = ['203.0.113.7', '2001:db8::7', '192.168.1.50', '198.51.100.1, 192.168.1.51'];
      for (const forwarded of said) {
        const { status } = await fetch(`${proxy.url}/api/users/sign_in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
          body: JSON.stringify({ user: { email: 'nobody@faults.test', password: 'wrong password' } }),
        });
        assert.equal(status, 401);
      }
      const seen = server
        .output()
        .split('\n')
        .flatMap((line) => /"address":"([^"]+)"/.exec(line)?.[1] ?? []);
      assert.deepEqual(seen, ['203.0.113.7', '2001:db8::7', '192.168.1.50', '192.168.1.51']);
      assert.equal(await server.stop(), 0);
      return { guests: said.length, addresses: new Set(seen).size };
    } finally {
      await proxy?.stop();
      server.signal('SIGKILL');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
      await storage.remove();
    }
  },
};
