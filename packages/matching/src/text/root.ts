import { stem } from './stem.ts';

/** Endings by which the doer, the doing and the deed of one thing differ. */
const ENDING =
  /(?:ations?|ators?|ating|ated|ate|ments?|ional|ions?|ings?|ists?|ers?|ors?|ery|ies|ing|ed|ians?|ants?|ancy|ance|ence|ents?|als?|ives?|ship|s|e|y)$/;
const SHORTEST = 3;

/**
 * What 'composer' and 'composing', 'editor' and 'editing', 'baker' and 'bakery' have in common. It joins more than a stem
 * does, so it only serves where other words of a phrase have to agree, too.
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
