/** One word of a text: folded to lower case without accents, with its place among the words. */
export interface Token {
  word: string;
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

/** Lower case, accents and ligatures removed: 'Förderung' and 'forderung' read the same. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}

/** The words of a text in order; 'don't' is one word, French elisions ('l'export') are two. */
export function tokenise(text: string): Token[] {
  const plain = /['’]/.test(text) ? fold(writtenOut(text)).replace(/(\p{L})['’](?=\p{L})/gu, '$1') : fold(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(PLAIN.test(plain) ? PLAIN_WORD : WORD)) {
    const between = plain.slice(end, match.index);
    tokens.push({ word: match[0], breaks: between !== ' ' && /[,;:.!?()\n…–—/]/.test(between) });
    end = match.index + match[0].length;
  }
  return tokens;
}

const writtenOut = (text: string): string =>
  CONTRACTIONS.reduce((words, [short, full]) => words.replace(short, full), text.replace(ELISION, '$1 '));
