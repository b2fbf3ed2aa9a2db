import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitServiceWorker } from './build/emit-service-worker.ts';
import { precompress } from './build/precompress.ts';
import { preloadStart } from './build/preload-start.ts';
import { prerenderLanding } from './build/prerender-landing.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadStart(), emitServiceWorker(), prerenderLanding(), precompress()],
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    // Browsers of 2024 and later: `light-dark()` carries the two themes.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows no `data:` addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // React and the router change seldom: a chunk of their own stays in caches across releases.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
            },
          ],
        },
      },
      onLog(level, log, handle) {
        // React Router marks its modules for servers that this app does not have.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
