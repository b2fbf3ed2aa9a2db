import { stem } from './stem.ts';

/** Endings by which the doer, the doing and the deed of one thing differ. */
const ENDING =
  /(?:ations?|ators?|ating|ated|ate|ments?|ional|ions?|ings?|ists?|ers?|ors?|ery|ies|ing|ed|ians?|ants?|ancy|ance|ence|ents?|als?|ives?|ship|s|e|y)$/;
const SHORTEST = 3;

/**
 * The common root of 'composer' and 'composing', or 'baker' and 'bakery'. It joins more words than a stem does, so it is only
 * used where other words of a phrase have to agree as well.
 */
export function rootOf(word: string): string {
  let root = stem(word, 'en');
  for (let times = 0; times < 2; times += 1) {
    const shorter = root.replace(ENDING, '');
    if (shorter.length < SHORTEST || shorter === root) break;
    root = shorter;
  }
  return root.replace(/([bdfgmnprt])\1$/, '$1').replace(/[iy]$/, '');
}
