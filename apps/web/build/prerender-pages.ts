import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@serendip/texts/languages';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const emptyRoot = '<div id="root"></div>';

/** Removes script preloads, since the page's own script loads them after style and text. */
const withoutPreloads = (page: string) => page.replaceAll(/ *<link rel="modulepreload"[^>]*>\n?/g, '');

const manifestIn = (language: string) => (language === 'en' ? 'site.webmanifest' : `site.${language}.webmanifest`);

/** The page with the head's texts in a language. */
function inLanguage(page: string, language: string, { noscript, install, ...tags }: Record<string, string>): string {
  const named = Object.entries(tags).reduce((text, [name, content]) => {
    const tag = new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`);
    return text.replace(tag, (_, before) => before + content);
  }, page);
  return named
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('"/site.webmanifest"', `"/${manifestIn(language)}"`)
    .replace(/(<noscript>)[^<]*/, (_, before) => before + noscript);
}

/**
 * Writes three pages from `index.html` in each language, such as `index.de.html`. The server sends the one an address needs: `landing.html` holds the landing
 * screen's markup, `event.html` a loading screen and a template that shows an event before the app starts (see
 * `early-event.ts`), and `index.html`, for everything else, a loading screen.
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
        build: { ssr: 'src/boot/prerender.tsx', outDir, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      const entry: typeof import('../src/boot/prerender.tsx') = await import(
        pathToFileURL(join(outDir, 'prerender.js')).href
      );
      // A script that is not `async` waits for the style sheet.
      const page = (await readFile(join(dist, 'index.html'), 'utf8')).replace('<script type="module"', '$& async');
      if (!page.includes(emptyRoot)) throw new Error('index.html has no empty root to fill');
      if (!headingFont) throw new Error('There is no font for the headings of the landing page');
      const preload = `<link rel="preload" as="font" type="font/woff2" href="/${headingFont}" crossorigin>`;
      for (const language of languages) {
        await entry.renderIn(language);
        const landing = await entry.renderLanding();
        const loading = `<div id="root">${entry.renderLoading()}</div>`;
        const head = entry.renderHead(language);
        const own = inLanguage(page, language, head);
        if (language !== 'en') {
          const manifest: object = JSON.parse(await readFile(join(dist, manifestIn('en')), 'utf8'));
          const translated = { ...manifest, lang: language, description: head.install };
          await writeFile(join(dist, manifestIn(language)), JSON.stringify(translated));
        }
        const pages = {
          landing: withoutPreloads(own)
            .replace('</head>', `${preload}</head>`)
            .replace(emptyRoot, () => `<div id="root" data-complete>${landing}</div>`)
            .replace('<script type="module"', (tag) => `${tag} fetchpriority="low"`),
          event: withoutPreloads(own).replace(emptyRoot, () => loading + entry.renderEarlyEvent()),
          index: own.replace(emptyRoot, () => loading),
        };
        for (const [name, text] of Object.entries(pages))
          await writeFile(join(dist, language === 'en' ? `${name}.html` : `${name}.${language}.html`), text);
      }
      await rm(outDir, { recursive: true });
    },
  };
}
