import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts, nameOfTexts } from './build/compile-texts.ts';
import { emitServiceWorker } from './build/emit-service-worker.ts';
import { leanContract } from './build/lean-contract.ts';
import { precompress } from './build/precompress.ts';
import { preloadStart } from './build/preload-start.ts';
import { prerenderPages } from './build/prerender-pages.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compileTexts(),
    leanContract(),
    preloadStart(),
    emitServiceWorker(),
    prerenderPages(),
    precompress(),
  ],
  server: { port: 5173, proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
  build: {
    // Browsers of 2024 and later: `light-dark()` carries the two themes.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows no `data:` addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: nameOfTexts,
        // Each file costs a phone a round trip, so what screens share travels in few of them. React and the router
        // change seldom: a chunk of their own stays in caches across releases.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
              priority: 4,
            },
            // Only chunks that name it load the validation library.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 4 },
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'start', test: /src[\\/]boot[\\/]start\.tsx$/, priority: 2 },
            // The landing page loads this, so it must not need zod or the query client.
            {
              name: 'shared',
              test: /src[\\/](?:ui[\\/](?!menu\.)|lib[\\/]|features[\\/](?:settings|landing)[\\/])|event-cover|lucide-react/,
              minShareCount: 2,
              priority: 1,
            },
            // Only a press on a menu's button loads its library.
            {
              name: 'menu',
              test: /node_modules[\\/]@(?:base-ui|floating-ui)[\\/]|src[\\/]ui[\\/]menu\.tsx$/,
              priority: 0.5,
            },
            { name: 'signed-in', minShareCount: 2 },
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
