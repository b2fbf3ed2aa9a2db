import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import type { LexiconFiles } from '@serendip/matching/lexicon/lexicon-file';

/** The lexicon that answers are cut by for the training: the refusals of `content/naming` are known for sure, so nothing is learned of them. */
export function withoutNaming({ naming: _, ...files }: LexiconFiles): Lexicon {
  return compileLexicon(files);
}
