import type { ICUArgs } from 'use-intl/core';
import type failures from './en/failures.ts';
import type forms from './en/forms.ts';
import type refusals from './en/refusals.ts';

/** The rooms that sentences are kept in. The browser has `forms` alone. */
type Texts = typeof failures & typeof refusals & Omit<typeof forms, 'fields'>;
export type SentenceKey = keyof Texts;
/** A field has a name in each language. */
export type FieldName = keyof typeof forms.fields;

type Value = string | number | Sentence;
type Arguments<Key extends SentenceKey> = ICUArgs<
  Texts[Key],
  { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: never }
>;
type Values<Key extends SentenceKey> = {
  [Name in keyof Arguments<Key>]: Name extends 'field' ? FieldName : Arguments<Key>[Name];
};
/** The values that a sentence needs, if it needs any. */
export type More<Key extends SentenceKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>];

/** A sentence that is not worded yet: the person who reads it may speak another language than the place that says it. */
export interface Sentence {
  readonly says: SentenceKey;
  readonly values?: Readonly<Record<string, Value>>;
}

/** Says a sentence. Keys and values are checked by types. */
export const say = <Key extends SentenceKey>(says: Key, ...[values]: More<Key>): Sentence =>
  values === undefined ? { says } : { says, values: values as Record<string, Value> };

/** As text, for places that hold texts alone, such as the errors of a validation library. */
export const spell = (sentence: Sentence): string => JSON.stringify(sentence);
export const isSpelled = (text: string): boolean => text.startsWith('{"says":');
export const readSentence = (spelled: string): Sentence => JSON.parse(spelled);

type Words = (key: SentenceKey, values: Record<string, string | number>) => string;

/** Words a sentence with the texts of one language. */
export function wordSentence({ says, values = {} }: Sentence, words: Words, nameOf: (field: string) => string): string {
  const wordOf = (name: string, value: Value): string | number => {
    if (name === 'field') return nameOf(String(value));
    return typeof value === 'object' ? wordSentence(value, words, nameOf) : value;
  };
  return words(says, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordOf(name, value)])));
}
