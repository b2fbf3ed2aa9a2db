import { say } from '@serendip/texts/sentence';

/** Aliases that look like an official voice of Serendip or of a host. */
const reserved = ['admin', 'administrator', 'host', 'support', 'serendip', 'deleted-user'];
/** 'Deleted user' as the screens say it in the other languages. */
const deletedUser = ['geloschtes-konto', 'compte-supprime', 'cuenta-eliminada'];

/** Digits, and i and l, that can be read as the letter. */
const lookAlikes: Record<string, string> = {
  a: '4',
  b: '68',
  d: '0',
  e: '3',
  g: '69',
  h: '4',
  i: '1l',
  l: '17i',
  o: '0',
  p: '9',
  r: '2',
  s: '5',
  t: '7',
  z: '2',
};

const letter = (one: string): string => `[${one}${lookAlikes[one] ?? ''}]`;
const word = (text: string): string => [...text.replaceAll('-', '')].map(letter).join('-*');
/** Nothing but these words, whatever digits and hyphens stand before, between and behind their letters. A number is none. */
const pattern = new RegExp(`^(?=.*[a-z])[0-9-]*(?:(?:${[...reserved, ...deletedUser].map(word).join('|')})[0-9-]*)+$`);
/** The product's own name within a longer one, such as 'serendip-team'. 'Serendipity' and its like are other words. */
const product = new RegExp(`${word('serendip')}(?!-*i[ta])`);

/** Looks at aliases, which are short: 30 characters at most. */
export const isReservedAlias = (alias: string): boolean => pattern.test(alias) || product.test(alias);

/** Letters of other scripts, small capitals and signs that look like a Latin one. */
const twins: Record<string, string> = {
  a: 'аαᴀ@',
  b: 'вβ',
  c: 'сᴄ',
  d: 'ԁᴅ',
  e: 'еεᴇ€',
  h: 'һнηʜ',
  i: 'іıιɪ!|',
  k: 'кκᴋ',
  l: 'łʟ',
  m: 'мᴍ',
  n: 'пɴ',
  o: 'оοøᴏ',
  p: 'рρᴘ',
  r: 'ʀ',
  s: 'ѕꜱ$',
  t: 'тτᴛ',
  u: 'υᴜ',
  x: 'хχ',
  y: 'у',
};
const latin = new Map(Object.entries(twins).flatMap(([to, all]) => [...all].map((one) => [one, to] as const)));

/** Marks above letters do not make a name another one. */
const withoutMarks = (name: string): string => name.normalize('NFKD').toLowerCase();
const asAlias = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Each letter as the Latin one that it looks like. */
const inLatin = (text: string): string => [...text].map((one) => latin.get(one) ?? one).join('');

/**
 * A name that a person gives themselves looks like an official voice: whatever its case, blanks, marks, and digits and signs for
 * letters. A sign may also stand for itself.
 */
export function isReservedName(name: string): boolean {
  const plain = withoutMarks(name);
  return isReservedAlias(inLatin(asAlias(plain))) || isReservedAlias(asAlias(inLatin(plain)));
}

export const nameReserved = say('nameReserved');
