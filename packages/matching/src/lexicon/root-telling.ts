import { rootOf } from '../text/root.ts';
import { type WordVectors, wordWeight } from '../text/word-vectors.ts';

/** What a word counts that is too common to be a topic. */
const PLAIN = 0.4;

/** How telling each root is by the commonest word that has it; made when first asked. */
export function rootTelling(vectors: WordVectors | undefined, plainWords: Set<string>): (root: string) => number {
  let known: Map<string, number> | undefined;
  const build = (): Map<string, number> => {
    const telling = new Map<string, number>();
    for (const [word, place] of vectors?.places ?? []) {
      const root = rootOf(word);
      if (!telling.has(root)) telling.set(root, Math.sqrt(wordWeight(place)));
    }
    for (const word of plainWords) telling.set(rootOf(word), PLAIN * (telling.get(rootOf(word)) ?? 1));
    return telling;
  };
  return (root) => {
    known ??= build();
    return known.get(root) ?? 1;
  };
}
