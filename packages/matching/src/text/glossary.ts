import { type OtherLanguage, stem } from './stem.ts';
import { fold } from './tokens.ts';

/** Everyday words of another language and what they are called in English, the commonest name first. */
export interface Glossary {
  language: OtherLanguage;
  /** Folded words as they are written. */
  whole: Map<string, string[]>;
  /** The same by their stems. */
  stems: Map<string, string[]>;
}

/** Shortest part of a German compound. */
const LEAST_PART = 4;
/** Longer ones are no words; their parts would take the square of their length. */
const LONGEST_COMPOUND = 40;
/** Letters that join the parts of one. */
const JOINT = /(?:s|n|en|er|es)$/;

/** @param entries words with their English names, several words of one name with blanks between. */
export function createGlossary(language: Glossary['language'], entries: [string, string[]][]): Glossary {
  const glossary: Glossary = { language, whole: new Map(), stems: new Map() };
  for (const [said, names] of entries) {
    const word = fold(said);
    const root = stem(word, language);
    // 'papa' is a father and a potato, once its accent is gone.
    glossary.whole.set(word, [...new Set([...(glossary.whole.get(word) ?? []), ...names])]);
    if (!glossary.stems.has(root)) glossary.stems.set(root, names);
  }
  return glossary;
}

/** The English names of a folded word; of a German compound nobody listed, one of each part. Undefined when unknown. */
export function inEnglish(word: string, glossary: Glossary): string[] | undefined {
  const found = asListed(word, glossary);
  if (found || glossary.language !== 'de' || word.length > LONGEST_COMPOUND) return found;
  for (let cut = word.length - LEAST_PART; cut >= LEAST_PART; cut -= 1) {
    const tail = asListed(word.slice(cut), glossary);
    const head = word.slice(0, cut);
    const start = tail && (asListed(head, glossary) ?? asListed(head.replace(JOINT, ''), glossary));
    if (start) return [start[0] as string, tail[0] as string];
  }
  return undefined;
}

/** The English names of a folded word that is listed, in whatever form; short words keep their endings when stemmed: 'koche' is found as 'koch'. */
export function asListed(word: string, { language, whole, stems }: Glossary): string[] | undefined {
  const known = whole.get(word) ?? stems.get(stem(word, language));
  if (known || word.length < LEAST_PART) return known;
  const shorter = word.replace(/(?:en|er|e|n|s|x|t)$/, '');
  return shorter.length < 3 ? undefined : (whole.get(shorter) ?? stems.get(shorter));
}
