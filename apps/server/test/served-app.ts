import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openWorld } from './world.ts';

/** A world whose apps have a built web app beside them, in the folder `webRoot`. */
export async function openServed() {
  const world = await openWorld();
  const webRoot = mkdtempSync(join(tmpdir(), 'serendip-web-'));
  mkdirSync(join(webRoot, 'assets'));
  for (const page of ['index', 'landing', 'event'])
    writeFileSync(join(webRoot, `${page}.html`), `<!doctype html><title>Serendip</title><!-- ${page} -->`);
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js'), 'export {};');
  const apps: FastifyInstance[] = [];
  return {
    world,
    webRoot,
    async appWith(env: Record<string, string>): Promise<FastifyInstance> {
      const config = readConfig({ PUBLIC_URL: 'https://events.test', RATE_LIMIT: 'off', ...env });
      const app = await buildApp({ ...world.ctx, config }, { webRoot });
      apps.push(app);
      return app;
    },
    async close(): Promise<void> {
      for (const app of apps) await app.close();
      rmSync(webRoot, { recursive: true });
      await world.close();
    },
  };
}
