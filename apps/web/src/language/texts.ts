import type door from '@serendip/texts/en/door';
import type event from '@serendip/texts/en/event';
import type first from '@serendip/texts/en/first';
import type guest from '@serendip/texts/en/guest';
import type host from '@serendip/texts/en/host';
import type { Language } from '@serendip/texts/languages';
import type { Translator } from '@serendip/texts/translator';
import { loadTexts, loadTextsIn, messagesOf, missingTexts, spokenLanguage } from './shelves.ts';
import { translatorFor } from './translators.ts';

/** The texts of every room, as English has them. */
type Texts = typeof first & typeof door & typeof guest & typeof host;
export type Room = keyof Texts;
/** The texts that an event shows in its own languages. */
type EventTexts = typeof event;

function translator(room: string, language: Language, load: () => Promise<void>): unknown {
  const messages = messagesOf(room, language);
  const made = messages && translatorFor(language, room, messages);
  if (!made) {
    // The error page takes over: waiting again would ask the network without end.
    const missing = missingTexts();
    // React waits for a promise that a component throws.
    throw missing ? missing.error : load();
  }
  return made;
}

type Words = (...args: unknown[]) => unknown;

/**
 * The texts of a room, in the language spoken at the time of each call: `const t = texts('landing')` at the top of a
 * file, `t('hero.title')` where it renders. The screen's route loads the shelf; a room that is not here yet suspends.
 */
export function texts<R extends Room>(room: R): Translator<Texts[R]> {
  const now = () => translator(room, spokenLanguage(), () => loadTexts('first', 'door', 'guest', 'host'));
  const plain: Words = (...args) => (now() as Words)(...args);
  const rich: Words = (...args) => (now() as { rich: Words }).rich(...args);
  return Object.assign(plain, { rich }) as unknown as Translator<Texts[R]>;
}

/** The texts of a room in a language of an event, whatever the reader's. */
export const textsIn = <R extends keyof EventTexts>(language: Language, room: R): Translator<EventTexts[R]> =>
  translator(room, language, () => loadTextsIn(language)) as Translator<EventTexts[R]>;
