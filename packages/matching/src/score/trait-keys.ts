import type { Lexicon } from '../lexicon/lexicon.ts';

/** One number space for concepts, `helps` links, groups, fields and what helps there, words and chosen options. */
export interface TraitKeys {
  concept: (index: number) => number;
  /** The concept as something that helps through its links. */
  link: (index: number) => number;
  group: (index: number) => number;
  field: (index: number) => number;
  /** The field as one that helps with needs in another field. */
  fieldLink: (index: number) => number;
  word: (stem: string) => number;
  option: (question: string, value: string) => number;
  /** Every word, and chosen option, given a key so far. */
  eachWord: (visit: (word: string, key: number) => void) => void;
  /** Every key given out so far is below. */
  end: () => number;
}

export function traitKeys(lexicon: Lexicon): TraitKeys {
  const size = lexicon.concepts.length;
  const fields = lexicon.fields.length;
  const first = 3 * size + 2 * fields;
  const others = new Map<string, number>();
  const other = (name: string): number => {
    const known = others.get(name);
    if (known !== undefined) return known;
    others.set(name, first + others.size);
    return first + others.size - 1;
  };
  return {
    concept: (index) => index,
    link: (index) => size + index,
    group: (index) => 2 * size + index,
    field: (index) => 3 * size + index,
    fieldLink: (index) => 3 * size + fields + index,
    word: other,
    option: (question, value) => other(`${question} ${value}`),
    eachWord(visit) {
      for (const [word, key] of others) visit(word, key);
    },
    end: () => first + others.size,
  };
}
