import type { Language } from '@serendip/texts/languages';
import type { translatorOf } from '@serendip/texts/translator';

type Make = typeof translatorOf;

let make: Make | null = null;
const made = new Map<string, unknown>();

/** Words texts with this until the library is here. */
export function wordMeanwhileWith(maker: Make): void {
  make ??= maker;
}

/** Words texts with this from now on. */
export function wordWith(maker: Make): void {
  if (make === maker) return;
  make = maker;
  made.clear();
}

/** The translator of a room; null until there is something to word with. */
export function translatorFor(language: Language, room: string, messages: object): unknown {
  const name = `${language} ${room}`;
  const known = made.get(name);
  if (known || !make) return known ?? null;
  const translator = make(language, messages);
  made.set(name, translator);
  return translator;
}
