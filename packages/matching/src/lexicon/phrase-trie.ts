interface TrieNode<T> {
  next: Map<string, TrieNode<T>> | undefined;
  values: T[] | undefined;
}

export interface Found<T> {
  values: T[];
  /** Places of the phrase's words in the text. */
  places: number[];
  /** Words matched, less half a word per gap. */
  length: number;
}

/** The key of a phrase that is a single '-ing' word, so that 'account' does not match 'accounting', which has the same stem. */
export const gerundOf = (stem: string): string => `${stem}+ing`;

/** Phrases by their words, for finding the longest one that starts at a place in a text. */
export class PhraseTrie<T> {
  readonly #root: TrieNode<T> = { next: undefined, values: undefined };

  add(words: string[], value: T): void {
    let node = this.#root;
    for (const word of words) {
      node.next ??= new Map();
      let child = node.next.get(word);
      if (!child) {
        child = { next: undefined, values: undefined };
        node.next.set(word, child);
      }
      node = child;
    }
    if (!node.values) node.values = [value];
    else if (!node.values.includes(value)) node.values.push(value);
  }

  /**
   * The longest phrase beginning at `start`. `gaps` words in all may stand between its words, but no place where
   * `stop` is true may be crossed.
   */
  longestAt(words: string[], start: number, gaps = 0, stop?: (index: number) => boolean): Found<T> | undefined {
    const first = this.#root.next?.get(words[start] as string);
    if (!first) return undefined;
    const search: Search<T> = { words, stop, best: undefined, bestLength: 0, path: [start] };
    follow(search, first, start + 1, gaps, 1);
    return search.best;
  }
}

interface Search<T> {
  words: string[];
  stop: ((index: number) => boolean) | undefined;
  best: Found<T> | undefined;
  bestLength: number;
  path: number[];
}

function follow<T>(search: Search<T>, node: TrieNode<T>, index: number, gapsLeft: number, length: number): void {
  if (node.values && length > search.bestLength) {
    search.best = { values: node.values, places: [...search.path], length };
    search.bestLength = length;
  }
  if (!node.next || index >= search.words.length || search.stop?.(index)) return;
  const child = node.next.get(search.words[index] as string);
  if (child) {
    search.path.push(index);
    follow(search, child, index + 1, gapsLeft, length + 1);
    search.path.pop();
  }
  if (gapsLeft > 0) follow(search, node, index + 1, gapsLeft - 1, length - 0.5);
}
