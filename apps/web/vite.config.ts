import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two latin fonts of the first screen start loading with the page, not after its style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(?:figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    // Browsers of 2024 and later: `light-dark()` carries the two themes.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows no `data:` addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // React Router marks its modules for servers that this app does not have.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
