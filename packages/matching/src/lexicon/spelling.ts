const SHORTEST = 7;
/** Longer ones are no words, and correcting them would take time quadratic in their length. */
const LONGEST_WORD = 40;
/** Size of the cache of corrected words, so that no text can fill memory. */
const MOST_KNOWN = 50_000;

const dropOne = (word: string): string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));

/** Corrects typos: indexes known words by their spellings with one letter removed, like SymSpell. */
export function spellingIndex(vocabulary: Iterable<string>): (word: string) => string | undefined {
  let shortened: Map<string, string> | undefined;
  const build = (): Map<string, string> => {
    const map = new Map<string, string>();
    for (const word of vocabulary) {
      if (word.length < SHORTEST || /\d/.test(word)) continue;
      map.set(word, word);
      for (const form of dropOne(word)) if (!map.has(form)) map.set(form, word);
    }
    return map;
  };
  const cache = new Map<string, string | undefined>();
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST_WORD || /\d/.test(word)) return undefined;
    if (cache.has(word)) return cache.get(word);
    shortened ??= build();
    let meant: string | undefined;
    for (const form of [word, ...dropOne(word)]) {
      const known = shortened.get(form);
      // The first letter is seldom mistyped; requiring it avoids false corrections.
      if (known && known[0] === word[0] && oneEditApart(known, word) && (!meant || known < meant)) meant = known;
    }
    if (cache.size >= MOST_KNOWN) cache.clear();
    cache.set(word, meant);
    return meant;
  };
}

/** True when one letter added, left out, changed or swapped with its neighbour makes one word the other. */
export function oneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length === restB.length) {
    const swapped = restA[1] === restB[0] && restA[0] === restB[1] && restA.slice(2) === restB.slice(2);
    return restA.slice(1) === restB.slice(1) || swapped;
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
}
