import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@serendip/texts/languages';
import { translatorOf } from '@serendip/texts/translator';
import type { Plugin } from 'vite';

const template = new URL('service-worker.js', import.meta.url);

type Page = typeof import('@serendip/texts/en/page')['default'];

async function readTexts(language: Language, room: 'page'): Promise<Page> {
  const { default: texts }: { default: Page } = await import(`@serendip/texts/${language}/${room}`);
  return texts;
}

/** What a push says that brings no words. */
async function newsIn(language: Language): Promise<[Language, string]> {
  const t = translatorOf(language, await readTexts(language, 'page'));
  return [language, t('news')];
}

/** Writes `sw.js` with the names of the files it caches: scripts, style sheet and latin fonts. */
export const emitServiceWorker = (): Plugin => ({
  name: 'emit-service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle(_options, bundle) {
    const news = JSON.stringify(Object.fromEntries(await Promise.all(languages.map(newsIn))));
    const files = Object.keys(bundle)
      .filter((file) => /\.(?:js|css)$|-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => `/${file}`)
      .sort();
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const source = readFileSync(template, 'utf8')
      .replace('__FILES__', () => JSON.stringify(files))
      .replace('__VERSION__', version)
      .replaceAll('__NEWS__', () => news);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
