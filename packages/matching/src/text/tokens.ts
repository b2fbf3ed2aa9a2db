import { withoutInclusive } from './inclusive.ts';

/** One word of a text: folded to lower case without accents, with its place among the words. */
export interface Token {
  word: string;
  /** The same with its capitals: 'WEG' is no 'weg'. */
  cased: string;
  /** Starts a new stretch: punctuation stood between this word and the one before. */
  breaks: boolean;
}

const PLAIN = /^[\x20-\x7e\n]*$/;
const WORD = /[\p{L}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;
/** The same for plain text, whose letters need no looking up. */
const PLAIN_WORD = /[a-z0-9]+(?:[+#]+(?![a-z0-9]))?/g;
/** French elisions, but for forms of 'avoir' that alone would read as 'AI'. */
const ELISION = /\b([ldjmtscn]|qu|jusqu|lorsqu)['’](?=\p{L})(?!ai\b)/giu;
/** Written out, since 'we'd', 'I'll' and 'she'll' without their apostrophe are other words. */
const CONTRACTIONS: [RegExp, string][] = [
  [/(?<=[\p{L}])['’]ll\b/giu, ' will'],
  [/(?<=[\p{L}])['’]re\b/giu, ' are'],
  [/(?<=[\p{L}])['’]ve\b/giu, ' have'],
  [/(?<=[\p{L}])['’]d\b/giu, ' would'],
  [/\bi['’]m\b/giu, 'i am'],
];

const LIGATURES: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
};

/** Lower case, accents and ligatures removed: 'Förderung' and 'forderung' read the same. */
export const fold = (text: string): string => unaccented(text).toLowerCase();

/** Accents and ligatures removed, capitals kept. */
export function unaccented(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßẞœŒæÆøØłŁ]/g, (one) => LIGATURES[one] as string);
}

/** The words of a text in order; 'don't' is one word, French elisions ('l'export') are two. */
export function tokenise(written: string): Token[] {
  const text = withoutInclusive(written);
  const cased = /['’]/.test(text)
    ? unaccented(writtenOut(text)).replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    : unaccented(text);
  const plain = cased.toLowerCase();
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(PLAIN.test(plain) ? PLAIN_WORD : WORD)) {
    const between = plain.slice(end, match.index);
    const from = match.index;
    end = from + match[0].length;
    tokens.push({
      word: match[0],
      cased: cased.slice(from, end),
      breaks: between !== ' ' && /[,;:.!?()\n…–—/]/.test(between),
    });
  }
  return tokens;
}

const writtenOut = (text: string): string =>
  CONTRACTIONS.reduce((words, [short, full]) => words.replace(short, full), text.replace(ELISION, '$1 '));
