import { type More, type SentenceKey, say, spell } from '@serendip/texts/sentence';

/** Says a sentence as the error of a schema. The server and the forms read it back and word it. */
export const fault = <Key extends SentenceKey>(key: Key, ...values: More<Key>): string => spell(say(key, ...values));
