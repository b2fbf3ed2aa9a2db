import type { Lexicon } from '../lexicon/lexicon.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import { findConcepts } from './find-concepts.ts';

/** Whether a phrase is about what is never named to others. */
export function isSensitive(phrase: string, lexicon: Lexicon): boolean {
  const tokens = tokenise(phrase);
  const stems = tokens.map(({ word }) => stem(word, 'en'));
  const concepts = findConcepts(tokens, 'en', lexicon).flatMap((found) => found.concepts);
  const fields = stems.flatMap((_, at) => lexicon.fieldWords.longestAt(stems, at)?.values ?? []);
  // A word shared among fields is sensitive only where all of them are.
  return (
    concepts.some((concept) => lexicon.concepts[concept]?.sensitive) ||
    (fields.length > 0 && fields.every((field) => lexicon.fields[field]?.sensitive)) ||
    saysSensitive(
      tokens.map(({ word }) => word),
      lexicon,
    )
  );
}

/** One word counts where the phrase says nothing else: 'debts', but not 'technical debts'. */
function saysSensitive(words: string[], { sensitiveWords, functionWords }: Lexicon): boolean {
  const isOneThing = words.filter((word) => !functionWords.has(word)).length <= 1;
  return words.some((_, at) => {
    const found = sensitiveWords.longestAt(words, at);
    return found !== undefined && (isOneThing || found.places.length > 1);
  });
}
