import { firstSpoken, isLanguage, type Language } from '@serendip/texts/languages';
import { readUser } from '../api/stored-session.ts';
import { storage } from '../lib/storage.ts';

const key = 'serendip.language';

/** Keeps the language that a visitor chose, on this device. Null: none any more. */
export const storeLanguage = (language: Language | null): void =>
  language ? storage.write(key, language) : storage.remove(key);

const spoken = (code: string | null | undefined): Language | null => (code && isLanguage(code) ? code : null);

const browsersLanguage = (): Language =>
  firstSpoken(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])) ?? 'en';

/** The reader's language: of their profile, else chosen on this device, else the browser's. */
export const readLanguage = (): Language =>
  spoken(readUser()?.language) ?? spoken(storage.read(key)) ?? browsersLanguage();

/** Tells the server, which else sends pages in the browser's language: the next page arrives in the one that is spoken. */
export function tellServer(language: Language): void {
  const age = language === browsersLanguage() ? 0 : 365 * 24 * 3_600;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store, and nothing else reads it.
  document.cookie = `serendip_language=${language}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
