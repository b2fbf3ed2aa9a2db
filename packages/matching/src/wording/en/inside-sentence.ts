import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Language } from '../../text/stem.ts';

/** Names that stay written large, by ends and as a whole. */
const PROPER = new Map([
  [
    'languages',
    /^(?:english|german|french|spanish|italian|turkish|polish|arabic|russian|chinese|japanese|portuguese|dutch|greek|ukrainian|swedish|danish|norwegian|finnish|czech|korean|hindi|latin|irish|welsh|scottish|british|american|european|african|asian|indian|mexican|persian|hebrew)$/,
  ],
  [
    'days',
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)$/,
  ],
  [
    'tools',
    /^(?:excel|python|java|linux|docker|figma|photoshop|react|rust|swift|kotlin|go|word|powerpoint|instagram|google|apple|amazon|lego|berlin|london|paris|madrid|leipzig|lyon|lima)$/,
  ],
]);

/** Inside a sentence a word that began an answer is small again, but for names. */
export function insideSentence(words: string, language: Language, lexicon: Pick<Lexicon, 'isCommon'>): string {
  const [first = '', next = ''] = words.split(' ');
  const isWritten = /^\p{Lu}\p{Ll}+$/u.test(first) || /^(?:A|An|The|My)$/.test(first);
  // 'Iris Murdoch' is a name.
  if (!isWritten || language === 'de' || /^\p{Lu}/u.test(next)) return words;
  const small = first.toLowerCase();
  const isName = [...PROPER.values()].some((list) => list.test(small));
  return isName || !lexicon.isCommon(small, language) ? words : small + words.slice(first.length);
}
