import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/**
 * What every page needs first starts loading with it: React and the app's frame, and the font of running text. The one of
 * headings comes with the first heading, which shows in its stand-in until then: what a screen has to say comes first.
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
