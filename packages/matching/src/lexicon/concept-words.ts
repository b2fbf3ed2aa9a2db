import { asListed, type Glossary } from '../text/glossary.ts';
import { type OtherLanguage, stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import type { ConceptEntry } from './lexicon-file.ts';

/** The words of a concept's names, to check whether a word of another language means it. */
export interface ConceptWords {
  /** English stems of its phrases, and of the translations of its phrases in the other language. */
  english: Set<string>;
  /** Words of its phrases in the other language, folded. */
  own: Set<string>;
}

/** The words of each concept, computed on first use. Words too common to be a topic are left out. */
export function conceptWords(
  entries: ConceptEntry[],
  glossary: (language: OtherLanguage) => Glossary,
  tells: (word: string) => boolean,
): (concept: number, language: OtherLanguage) => ConceptWords {
  const made = new Map<string, ConceptWords>();
  return (concept, language) => {
    const key = `${language} ${concept}`;
    const before = made.get(key);
    if (before) return before;
    const words = wordsOf(entries[concept], glossary(language), tells);
    made.set(key, words);
    return words;
  };
}

function wordsOf(entry: ConceptEntry | undefined, glossary: Glossary, tells: (word: string) => boolean): ConceptWords {
  const said = (phrases: string[] = []): string[] =>
    phrases.flatMap((phrase) => tokenise(phrase).map(({ word }) => word));
  const own = new Set(said(entry?.[`say_${glossary.language}`]));
  const names = [...own].flatMap((word) => asListed(word, glossary) ?? []);
  const all = entry ? said([entry.name, ...(entry.say ?? []), ...names]) : [];
  return { own, english: new Set(all.filter(tells).map((word) => stem(word, 'en'))) };
}
