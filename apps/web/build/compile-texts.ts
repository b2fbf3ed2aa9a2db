import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { readonly [key: string]: string | Messages };

/** A room's messages; the shelves beside them (`first.ts`) only import rooms. */
const roomOf =
  /packages[\\/]texts[\\/]src[\\/]([a-z]{2})[\\/](?!(?:first|door|guest|host|event|head|server)\.ts$)[\w-]+\.ts$/;

/** Keeps a line from ending after the hyphen of 'E-Mail' or 'Co-Host' by a word joiner. English is left byte for byte. */
const unbroken = (message: string): string => message.replaceAll(/(?<!\p{L})(\p{L}{1,2}-)(?=\p{L})/gu, '$1\u2060');

const compiled = (messages: Messages, isEnglish: boolean): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      if (typeof message !== 'string') return [key, compiled(message, isEnglish)];
      return [key, compile(isEnglish ? message : unbroken(message))];
    }),
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
    const [, language] = roomOf.exec(id) ?? [];
    if (!language) return null;
    const { default: messages }: { default: Messages } = await import(pathToFileURL(id).href);
    return `export default ${JSON.stringify(compiled(messages, language === 'en'))};`;
  },
});
