import type { Language } from '@serendip/texts/languages';
import type { translatorOf } from '@serendip/texts/translator';
import type { CompiledMessage } from 'icu-minify/format';
import formatMessage from 'use-intl/format-message/format-only';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

type Values = Parameters<typeof formatMessage>[2];
type Options = Parameters<typeof formatMessage>[3];

/**
 * Words the compiled messages at the top of a room, without elements in them: the whole library would bring React along. It
 * is the library's own part for this, so that it ships once.
 */
export const earlyTranslator = ((locale: Language, messages: Record<string, CompiledMessage>) =>
  (key: string, values?: Values) =>
    formatMessage(key, messages[key] ?? key, values, {
      locale,
      formatters,
    } as unknown as Options)) as unknown as typeof translatorOf;
