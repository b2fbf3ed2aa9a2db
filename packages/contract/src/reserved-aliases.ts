import { say } from '@serendip/texts/sentence';

/** Aliases that look like an official voice of Serendip or of a host. */
const reserved = ['admin', 'host', 'support', 'serendip', 'deleted-user'];

/** Digits that can be read as a letter. */
const lookAlikes: Record<string, string> = {
  a: '4',
  b: '68',
  d: '0',
  e: '3',
  g: '69',
  h: '4',
  i: '1',
  l: '17',
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
const pattern = new RegExp(`^(?=.*[a-z])[0-9-]*(?:(?:${reserved.map(word).join('|')})[0-9-]*)+$`);

/** Looks at aliases, which are short: 30 characters at most. */
export const isReservedAlias = (alias: string): boolean => pattern.test(alias);

/** Letters of other scripts that look like a Latin one. */
const twins: Record<string, string> = {
  a: 'аα',
  b: 'вβ',
  c: 'с',
  d: 'ԁ',
  e: 'еε',
  h: 'һнη',
  i: 'іıι',
  k: 'кκ',
  l: 'ł',
  m: 'м',
  n: 'п',
  o: 'оοø',
  p: 'рρ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  x: 'хχ',
  y: 'у',
};
const latin = new Map(Object.entries(twins).flatMap(([to, all]) => [...all].map((one) => [one, to] as const)));

/** Marks above letters, and letters that look like others, do not make a name another one. */
const folded = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()].map((one) => latin.get(one) ?? one).join('');

const asAlias = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Such as 'Serendip Team': the product's own name, as a word among others. */
const product = new RegExp(`^${word('serendip')}$`);
const namesProduct = (name: string): boolean =>
  name.split(/[^\p{L}\p{N}\p{M}]+/u).some((part) => product.test(asAlias(part)));

/** A name that a person gives themselves looks like an official voice: whatever its case, blanks, marks and digits for letters. */
export function isReservedName(name: string): boolean {
  const plain = folded(name);
  return isReservedAlias(asAlias(plain)) || namesProduct(plain);
}

export const nameReserved = say('nameReserved');
