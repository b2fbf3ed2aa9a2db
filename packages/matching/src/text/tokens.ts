/** One word of a text: folded to lower case without accents, with its place among the words. */
export interface Token {
  word: string;
  /** Starts a new stretch: punctuation stood between this word and the one before. */
  breaks: boolean;
}

const PLAIN = /^[\x20-\x7e\n]*$/;
const WORD = /[\p{L}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;
const ELISION = /\b([ldjmtscn]|qu|jusqu|lorsqu)['’](?=\p{L})/giu;

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
  const plain = /['’]/.test(text)
    ? fold(text.replace(ELISION, '$1 ')).replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    : fold(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(WORD)) {
    const between = plain.slice(end, match.index);
    tokens.push({ word: match[0], breaks: /[,;:.!?()\n…–—/]/.test(between) });
    end = match.index + match[0].length;
  }
  return tokens;
}
