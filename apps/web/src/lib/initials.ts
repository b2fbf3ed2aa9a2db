/** The first letters of the first two parts of an alias or a name, or its first two characters. */
export function initials(alias: string | null): string {
  const parts = (alias ?? '').split(/[-\s]+/).filter(Boolean);
  const [first, second] = parts;
  const letters =
    first && second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...(first ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}
