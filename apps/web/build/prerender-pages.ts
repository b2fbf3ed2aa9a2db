import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const emptyRoot = '<div id="root"></div>';

/**
 * Writes `landing.html` beside `index.html`: the same page with the landing screen's markup in its root. The server answers
 * `/` with it and every other address with `index.html`, whose root says that the screen is on its way and whose template
 * shows an event while it is.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  let headingFont = '';
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      headingFont =
        Object.keys(bundle).find((file) => /bricolage-grotesque-latin-700-normal.*\.woff2$/.test(file)) ?? '';
    },
    async closeBundle(failure) {
      if (failure) return;
      const { root } = config;
      const dist = resolve(root, config.build.outDir);
      const outDir = join(dist, '.prerender');
      await build({
        root,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      const entry: typeof import('../src/prerender.tsx') = await import(
        pathToFileURL(join(outDir, 'prerender.js')).href
      );
      const landing = await entry.renderLanding();
      const page = await readFile(join(dist, 'index.html'), 'utf8');
      if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root to fill');
      if (!headingFont) throw new Error('There is no font for the headings of the landing page');
      const preload = `<link rel="preload" as="font" type="font/woff2" href="/${headingFont}" crossorigin>`;
      const filled = page
        .replace('</head>', `${preload}</head>`)
        .replace(emptyRoot, () => `<div id="root" data-complete>${landing}</div>`)
        // The page shows without them: style and fonts come first, and `main.ts` asks for the scripts after that.
        .replaceAll(/ *<link rel="modulepreload"[^>]*>\n?/g, '')
        .replace('<script type="module"', (tag) => `${tag} fetchpriority="low"`);
      await writeFile(join(dist, 'landing.html'), filled);
      await writeFile(
        join(dist, 'index.html'),
        page.replace(
          emptyRoot,
          () =>
            `<div id="root">${entry.renderLoading()}</div><template id="early-event">${entry.renderEarlyEvent()}</template>`,
        ),
      );
      await rm(outDir, { recursive: true });
    },
  };
}
