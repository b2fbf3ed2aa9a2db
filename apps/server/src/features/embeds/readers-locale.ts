import type { Language } from '@serendip/texts/languages';

/** The reader's first variant of the language that is spoken, for dates: 'de-AT' from the header of their browser. */
export function readersLocale(accepted: string | undefined, language: Language): string {
  const asked = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.split(';q=');
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) && quality > 0)
    .filter(({ tag }) => tag.toLowerCase().split('-')[0] === language)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of asked) {
    try {
      const [locale] = Intl.DateTimeFormat.supportedLocalesOf(tag);
      if (locale) return locale;
    } catch {
      // A tag that is no language.
    }
  }
  return language;
}
