/** The languages that Serendip speaks, each with its own name for itself. A fifth is one line here and one folder. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;

/** A language of the product, as its ISO 639-1 code. */
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);

/** The first of some language tags (BCP 47, such as 'de-AT') that Serendip speaks. */
export function firstSpoken(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const [code = ''] = tag.toLowerCase().split('-', 1);
    if (isLanguage(code)) return code;
  }
  return null;
}
