import { type FieldName, type Sentence, wordSentence } from '@serendip/texts/sentence';
import { texts } from './texts.ts';

const t = texts('forms');

/** A sentence of the rules that forms share with the server, in the language that is spoken. */
export const worded = (sentence: Sentence): string =>
  wordSentence(
    sentence,
    (key, values) => (t as unknown as (key: string, values: object) => string)(key, values),
    (field) => t(`fields.${field as FieldName}`),
  );
