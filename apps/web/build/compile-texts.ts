import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

/** A room's messages; the shelves beside them (`first.ts`) only import rooms. */
const isRoom = (id: string): boolean =>
  /packages[\\/]texts[\\/]src[\\/][a-z]{2}[\\/](?!(?:first|door|guest|host|event|head|server)\.ts$)[\w-]+\.ts$/.test(
    id,
  );

const compiled = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compiled(message),
    ]),
  );

const shelfOf = /packages[\\/]texts[\\/]src[\\/]([a-z]{2})[\\/](first|door|guest|host|event|head)\.ts$/;

/** Names the chunk of a shelf by its language, such as `texts-de-guest`. */
export function nameOfTexts({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, shelf] = shelfOf.exec(facadeModuleId ?? '') ?? [];
  // The page's first script holds all these names, so their hashes are short.
  return language ? `assets/texts-${language}-${shelf}-[hash:7].js` : 'assets/[name]-[hash].js';
}

/** Parses the ICU messages at build time, so that the browser needs no parser. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }),
  async load(id) {
    if (!isRoom(id)) return null;
    const { default: messages }: { default: Messages } = await import(pathToFileURL(id).href);
    return `export default ${JSON.stringify(compiled(messages))};`;
  },
});
