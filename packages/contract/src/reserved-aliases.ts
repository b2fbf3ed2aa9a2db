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

/** Marks above letters, and all that is neither a letter nor a digit, do not make a name another one. */
const asAlias = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A name that a person gives themselves looks like an official voice: whatever its case, blanks, marks and digits for letters. */
export const isReservedName = (name: string): boolean => isReservedAlias(asAlias(name));

export const nameReserved = 'This name is reserved';
