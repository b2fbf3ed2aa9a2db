import type { EventWords } from './event-words.ts';

/** What stands for an event's words until they are known. */
export const placeholders: EventWords = {
  name: '{name}',
  day: '{day}',
  host: '{host}',
  participants: '{participants}',
  description: '{description}',
};

/** A text with its placeholders filled. Text that comes from an event is not looked at again. */
export const filled = (text: string, words: EventWords): string =>
  text.replace(/\{(\w+)\}/g, (place, key) => (key in words ? words[key as keyof EventWords] : place));
