import type { EventWords } from './event-words.ts';

/** Placeholders for an event's texts until they have loaded. */
export const placeholders: EventWords = {
  name: '{name}',
  day: '{day}',
  host: '{host}',
  participants: '{participants}',
  description: '{description}',
};

/** Fills the placeholders of a text. Placeholders in the event's own texts stay as they are. */
export const filled = (text: string, words: EventWords): string =>
  text.replace(/\{(\w+)\}/g, (place, key) => (key in words ? words[key as keyof EventWords] : place));
