import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/**
 * Preloads what every page needs first: React, the app's frame and the font of body text. The heading font loads with
 * the first heading, which shows in a fallback font until then, since content comes first.
 */
export const preloadStart = (): Plugin => ({
  name: 'preload-start',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html;
      const scripts = chunksOf(bundle, '/src/boot/start.tsx')
        .filter((file) => !html.includes(`/${file}"`))
        .map((file) => ({ rel: 'modulepreload', href: `/${file}`, crossorigin: true }));
      const fonts = Object.keys(bundle)
        .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }));
      return [...scripts, ...fonts].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const }));
    },
  },
});
