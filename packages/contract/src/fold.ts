/** Letters of their own that people type as plain ones. The database folds the same: `db/functions/folded.sql`. */
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** A text to search in, or to search for: small letters without accents, apostrophes and double blanks. */
export const folded = (text: string): string =>
  text
    .replaceAll(/['’‘ʼ`´′]/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(special, (letter) => plain[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
