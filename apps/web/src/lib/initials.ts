/** The first letters of the first two hyphen-separated parts of an alias, or its first two characters. */
export function initials(alias: string | null): string {
  const parts = (alias ?? '').split('-').filter(Boolean);
  const [first, second] = parts;
  const letters =
    first && second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...(first ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}
