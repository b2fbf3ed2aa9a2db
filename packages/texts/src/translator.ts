import { createTranslator } from 'use-intl/core';
import type { Language } from './languages.ts';

/** Words a room's texts: `t('key', values)`, or `t.rich` with elements in between. Keys and values are checked by types. */
export type Translator<Room extends object> = ReturnType<typeof createTranslator<Room>>;

/** A text that cannot be worded is a fault of ours: it is thrown, never shown as its key. */
function fail(error: Error): never {
  throw error;
}

export const translatorOf = <Room extends object>(locale: Language, messages: Room): Translator<Room> =>
  createTranslator<Room>({ locale, messages, onError: fail, timeZone: 'UTC' });
