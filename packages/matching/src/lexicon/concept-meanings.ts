import { tokenise } from '../text/tokens.ts';
import { addWord, normalise, type WordVectors } from '../text/word-vectors.ts';
import type { ConceptEntry } from './lexicon-file.ts';

/** The mean word vector of each concept's English phrases, computed on first use. */
export function conceptMeanings(
  entries: ConceptEntry[],
  vectors: WordVectors | undefined,
  functionWords: Set<string>,
): (concept: number) => Float32Array | undefined {
  const made = new Map<number, Float32Array | undefined>();
  return (concept) => {
    if (!vectors) return undefined;
    if (!made.has(concept)) made.set(concept, meaning(entries[concept], vectors, functionWords));
    return made.get(concept);
  };
}

function meaning(
  entry: ConceptEntry | undefined,
  vectors: WordVectors,
  functionWords: Set<string>,
): Float32Array | undefined {
  const sum = new Float32Array(vectors.dims);
  let known = false;
  // The name counts twice: it says more than any single phrase.
  for (const phrase of entry ? [entry.name, entry.name, ...(entry.say ?? [])] : []) {
    const one = new Float32Array(vectors.dims);
    for (const { word } of tokenise(phrase))
      if (!functionWords.has(word)) known = addWord(vectors, word, 1, one) || known;
    normalise(one).forEach((value, at) => {
      sum[at] = (sum[at] as number) + value;
    });
  }
  return known ? normalise(sum) : undefined;
}
