import type { Language } from '@serendip/texts/languages';
import { readLanguage } from './read-language.ts';
import { wordWith } from './translators.ts';

/**
 * Texts that travel together, one file a language: of every page, of signed-out visitors' screens, of guests' screens, of
 * hosts' screens, and of what an event shows everybody in its own languages.
 */
export type Shelf = 'first' | 'door' | 'guest' | 'host' | 'event';

const folder = '../../../../packages/texts/src';
const files = import.meta.glob<{ default: Record<string, object> }>(
  '../../../../packages/texts/src/*/{first,door,guest,host,event}.ts',
);

/** While pages are prerendered, `speak` decides. */
let current: Language = import.meta.env.SSR ? 'en' : readLanguage();
/** The shelves that the app has asked for, in any language. */
const wanted = new Set<Shelf>();
/** Each shelf of each language loads once. */
const loading = new Map<string, Promise<void>>();
const rooms = new Map<string, object>();
const listeners = new Set<() => void>();
/** Why texts are missing, until the next try. */
let failure: { error: unknown } | null = null;

async function read(language: Language, shelf: Shelf): Promise<void> {
  const file = files[`${folder}/${language}/${shelf}.ts`];
  if (!file) throw new Error(`There are no texts for ${shelf} in ${language}`);
  const [{ default: texts }, { translatorOf }] = await Promise.all([file(), import('@serendip/texts/translator')]);
  wordWith(translatorOf);
  for (const [room, messages] of Object.entries(texts)) rooms.set(`${language} ${room}`, messages);
}

function load(language: Language, shelf: Shelf): Promise<void> {
  const name = `${language} ${shelf}`;
  const known = loading.get(name);
  if (known) return known;
  const started = read(language, shelf);
  loading.set(name, started);
  started.then(
    () => {
      failure = null;
    },
    (error) => {
      failure = { error };
      // The next try asks the network again.
      loading.delete(name);
    },
  );
  return started;
}

/** Loads shelves in the language that is spoken. */
export async function loadTexts(...shelves: Shelf[]): Promise<void> {
  for (const shelf of shelves) wanted.add(shelf);
  await Promise.all(shelves.map((shelf) => load(current, shelf)));
}

/** Takes over rooms in the language that is spoken, which came with the page. */
export function takeTexts(texts: Record<string, object>): void {
  for (const [room, messages] of Object.entries(texts)) rooms.set(`${current} ${room}`, messages);
}

/** Loads what an event shows in a language, whatever the reader's. */
export const loadTextsIn = (language: Language): Promise<void> => load(language, 'event');

/** Changes the language as soon as all texts in use are here in it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((shelf) => load(language, shelf)));
  if (language === current) return;
  current = language;
  if (!import.meta.env.SSR) document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The language that is spoken. */
export const spokenLanguage = (): Language => current;

/** Why the last texts did not load, or null. */
export const missingTexts = (): { error: unknown } | null => failure;

/** The messages of a room, in the language that is spoken or another; undefined until their shelf is loaded. */
export const messagesOf = (room: string, language = current): object | undefined => rooms.get(`${language} ${room}`);

/** Calls back when the language has changed. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
