import { unaccented } from '../text/tokens.ts';

/**
 * 'Football? No thanks!' and 'le foot, très peu pour moi' refuse what stands before the sign: without it they are one piece. Phrases
 * count where a sentence or a text ends after them, whatever their accents. 'No, thanks' loses its comma.
 *
 * @param phrases folded words with blanks between
 */
export function joinAfterward(phrases: string[]): (text: string) => string {
  if (phrases.length === 0) return (text) => text;
  const said = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.split(' ').join(String.raw`,?[\s'’]+`))
    .join('|');
  const joined = new RegExp(String.raw`\s*(?:[,;:?–—]|\.|\s-)\s*(?=(?:${said})\s*(?:[.!;,\n)]|$))`, 'giu');
  const withComma = new RegExp(String.raw`(?<!\p{L})(?:${said})(?=\s*(?:[.!;,\n)]|$))`, 'giu');
  return (said) => {
    const text = said.replace(withComma, (phrase) => phrase.replaceAll(',', ''));
    // Letter by letter, so that a place in one is the same place in the other.
    const plain = text.replace(/[^\x20-\x7e]/g, (letter) => unaccented(letter).charAt(0) || ' ');
    let from = 0;
    let whole = '';
    for (const { index, 0: sign } of plain.matchAll(joined)) {
      whole += `${text.slice(from, index)} `;
      from = index + sign.length;
    }
    return whole + text.slice(from);
  };
}
