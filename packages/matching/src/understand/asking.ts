import type { Sign } from '../lexicon/asking-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { asListed } from '../text/glossary.ts';
import { type Language, stem } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokens.ts';

/** Those who act in a question or are acted on: who gives and who gets is told by their order. */
const PEOPLE: readonly Sign[] = ['you', 'other', 'to_you'];

/**
 * How a question asks, alike in every language: the parts that its words play ('somebody', 'can', 'give', 'to you'), each two of
 * them, the order of its people, and its words in English.
 */
export function askingClues(text: string, lexicon: Lexicon, usual: Language): string[] {
  const tokens = tokenise(text.replaceAll('-', ' '));
  const language = lexicon.languages.detect(tokens, usual);
  const said = signsOf(tokens, language, lexicon);
  const signs = [...new Set(said)].sort();
  const clues = signs.flatMap((sign, at) => [`s ${sign}`, ...signs.slice(at + 1).map((other) => `s ${sign} ${other}`)]);
  const people = said.filter((sign) => PEOPLE.includes(sign));
  const order = people
    .filter((one, at) => one !== people[at - 1])
    .slice(0, 3)
    .join(' ');
  if (order !== '') {
    clues.push(`o ${order}`);
    for (const sign of signs) if (!PEOPLE.includes(sign)) clues.push(`o ${order} ${sign}`);
  }
  if (signs.length === 0) clues.push('s none');
  return [...clues, ...new Set(tokens.flatMap((token) => englishOf(token, language, lexicon)))];
}

/** The signs of a question's words, in their order. */
function signsOf(tokens: Token[], language: Language, lexicon: Lexicon): Sign[] {
  const { phrases, beginnings } = lexicon.asking(language);
  const words = tokens.map(({ word }) => word);
  const said: Sign[] = [];
  let before: Sign[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const found = phrases.longestAt(words, at);
    let signs = found?.values ?? beginnings.flatMap(([start, sign]) => (word.startsWith(start) ? [sign] : []));
    if (language === 'es' && signs.some((sign) => VERBS.includes(sign))) said.push(...subjectInSpanish(word));
    // 'for you', 'teach you': not they act.
    const isObject = before.includes('to') || (language === 'en' && before.some((sign) => ACTS_ON.includes(sign)));
    if (isObject && signs.includes('you')) signs = ['to_you'];
    said.push(...signs.filter((sign) => sign !== 'to'));
    before = signs;
    at += found?.places.length ?? 1;
  }
  return said;
}

const ACTS_ON: readonly Sign[] = ['give', 'help', 'ask'];
const VERBS: readonly Sign[] = ['can', 'give', 'get', 'help', 'wish'];

/** Spanish says by the verb's ending who acts: 'podemos', 'puedes'. */
const subjectInSpanish = (word: string): Sign[] =>
  word.endsWith('mos') ? ['other'] : word.endsWith('s') ? ['you'] : [];

const englishOf = ({ word }: Token, language: Language, lexicon: Lexicon): string[] => {
  const names = language === 'en' ? [word] : (asListed(word, lexicon.glossary(language)) ?? []);
  return names.flatMap((name) => name.split(' ')).map((one) => `e ${stem(one, 'en')}`);
};
