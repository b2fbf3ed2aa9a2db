import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const template = new URL('service-worker.js', import.meta.url);

/** Writes `sw.js` with the names of the files it caches: scripts, style sheet and latin fonts. */
export const emitServiceWorker = (): Plugin => ({
  name: 'emit-service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle)
      .filter((file) => /\.(?:js|css)$|-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => `/${file}`)
      .sort();
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const source = readFileSync(template, 'utf8')
      .replace('__FILES__', () => JSON.stringify(files))
      .replace('__VERSION__', version);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
