import failures from './en/failures.ts';
import forms from './en/forms.ts';
import type { Language } from './languages.ts';
import { type FieldName, type Sentence, type SentenceKey, wordSentence } from './sentence.ts';
import { serverTexts } from './server-texts.ts';

const roomOf = (key: SentenceKey) =>
  Object.hasOwn(forms, key) ? 'forms' : Object.hasOwn(failures, key) ? 'failures' : 'refusals';

type Words = (key: string, values?: Record<string, string | number>) => string;
const wordsOf = (language: Language, room: ReturnType<typeof roomOf>) =>
  serverTexts(language, room) as unknown as Words;

const asLabel = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

const isNamed = (field: string): field is FieldName => Object.hasOwn(forms.fields, field);

/** A field by its name on the wire. One that the texts do not know, or know by another name, keeps it. */
export const fieldNamed = (name: string): FieldName =>
  isNamed(name) && forms.fields[name] === asLabel(name) ? name : (asLabel(name) as FieldName);

/** Words a sentence on the server. */
export const sentenceIn = (language: Language, sentence: Sentence): string =>
  wordSentence(
    sentence,
    (key, values) => wordsOf(language, roomOf(key))(key, values),
    (field) => (isNamed(field) ? wordsOf(language, 'forms')(`fields.${field}`) : field),
  );
