/** The address of an online room, where its name is one. */
export function roomLink(name: string | null): string | null {
  const url = name === null ? null : URL.parse(name);
  return url?.protocol === 'https:' ? url.href : null;
}

type WordRoom = (number: number, name: string | null) => string;

const inEnglish: WordRoom = (number, name) => (name === null ? `Room ${number}` : `Room ${number}, ${name}`);

/** The room's label for everyone: 'Room 7', 'Room 7, Sofa', or 'Table 7', which has its own number. */
export function roomLabel(number: number, name: string | null, word: WordRoom = inEnglish): string {
  if (!name || roomLink(name)) return word(number, null);
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(name) ? name : word(number, name);
}
