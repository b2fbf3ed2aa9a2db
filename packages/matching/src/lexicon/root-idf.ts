import { rootOf } from '../text/root.ts';
import { type WordVectors, wordWeight } from '../text/word-vectors.ts';

/** The share left to a word that is too common to be a topic. */
const PLAIN = 0.4;

/** Inverse document frequency of each root, by its commonest word; made on first use. */
export function rootIdf(vectors: WordVectors | undefined, plainWords: Set<string>): (root: string) => number {
  let known: Map<string, number> | undefined;
  const build = (): Map<string, number> => {
    const idf = new Map<string, number>();
    for (const [word, place] of vectors?.places ?? []) {
      const root = rootOf(word);
      if (!idf.has(root)) idf.set(root, Math.sqrt(wordWeight(place)));
    }
    for (const word of plainWords) idf.set(rootOf(word), PLAIN * (idf.get(rootOf(word)) ?? 1));
    return idf;
  };
  return (root) => {
    known ??= build();
    return known.get(root) ?? 1;
  };
}
