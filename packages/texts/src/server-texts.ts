import type english from './en/server.ts';
import { type Language, languages } from './languages.ts';
import { type Translator, translatorOf } from './translator.ts';

type Texts = typeof english;

/** The texts of the server's rooms in every language. */
const catalogues = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const { default: texts }: { default: Texts } = await import(`./${language}/server.ts`);
      return [language, texts] as const;
    }),
  ),
);

const translators = new Map<string, unknown>();

/** The server's texts of a room in a language, such as a mail's. */
export function serverTexts<Room extends keyof Texts>(language: Language, room: Room): Translator<Texts[Room]> {
  const name = `${language} ${room}`;
  const known = translators.get(name);
  if (known) return known as Translator<Texts[Room]>;
  const made = translatorOf(language, (catalogues.get(language) as Texts)[room]);
  translators.set(name, made);
  return made;
}
