import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@serendip/texts/languages';
import { z } from 'zod';
import { readContent } from './read-content.ts';

/** The operator's files of texts in other languages, such as `de.json`. */
const folder = fileURLToPath(new URL('../../../content/translations', import.meta.url));

/** A text of the operator's files in a language; without a translation, the text itself. */
export type Translate = (text: string, language: Language) => string;

const file = z.record(z.string(), z.string());

/**
 * Reads what profile questions and question templates say in other languages. A translation is found by the text that
 * it translates, so that one of a text that an operator has changed is not used. Throws if a file is broken.
 */
export function readTranslations(from = folder): Translate {
  const known = new Map(
    languages
      .map((language) => [language, `${from}/${language}.json`] as const)
      .filter(([, path]) => existsSync(path))
      .map(([language, path]) => {
        const { data } = readContent(path, 'The translations', file);
        return [language, new Map(Object.entries(data))] as const;
      }),
  );
  return (text, language) => known.get(language)?.get(text) ?? text;
}
