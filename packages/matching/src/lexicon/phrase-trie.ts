interface TrieNode<T> {
  next: Map<string, TrieNode<T>>;
  values: T[] | undefined;
}

/** Phrases by their words, for finding the longest one that starts at a place in a text. */
export class PhraseTrie<T> {
  readonly #root: TrieNode<T> = { next: new Map(), values: undefined };

  add(words: string[], value: T): void {
    let node = this.#root;
    for (const word of words) {
      let child = node.next.get(word);
      if (!child) {
        child = { next: new Map(), values: undefined };
        node.next.set(word, child);
      }
      node = child;
    }
    if (!node.values) node.values = [value];
    else if (!node.values.includes(value)) node.values.push(value);
  }

  /**
   * The longest phrase beginning at `start`. `gaps` words in all may stand between its words, but no place where
   * `stop` is true may be crossed. Returns the places of the phrase's words.
   */
  longestAt(words: string[], start: number, gaps = 0, stop?: (index: number) => boolean): Found<T> | undefined {
    let best: Found<T> | undefined;
    const walk = (node: TrieNode<T>, index: number, gapsLeft: number, places: number[]): void => {
      if (node.values && (!best || places.length - (gaps - gapsLeft) * 0.5 > best.length)) {
        best = { values: node.values, places: [...places], length: places.length - (gaps - gapsLeft) * 0.5 };
      }
      if (index >= words.length || node.next.size === 0 || (places.length > 0 && stop?.(index))) return;
      const child = node.next.get(words[index] as string);
      if (child) walk(child, index + 1, gapsLeft, [...places, index]);
      if (gapsLeft > 0 && places.length > 0) walk(node, index + 1, gapsLeft - 1, places);
    };
    walk(this.#root, start, gaps, []);
    return best;
  }
}

export interface Found<T> {
  values: T[];
  places: number[];
  /** Words matched, less half a word per gap. */
  length: number;
}
