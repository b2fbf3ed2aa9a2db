import type { Language } from '@serendip/texts/languages';
import { createContext, use } from 'react';

/** The language in which a host writes; undefined where it is not known. */
export const WrittenIn = createContext<Language | undefined>(undefined);

/** A question, an option or a label as a host wrote it, so that it is read out in its own language. */
export function Written({ children: text }: { children: string }) {
  const language = use(WrittenIn);
  return language ? <span lang={language}>{text}</span> : text;
}
