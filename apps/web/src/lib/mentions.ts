interface Person {
  name: string | null;
  alias: string | null;
  email: string | null;
}

/** Ignores case and accents: a host at the door types 'zoe' for Zoë. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** A test for each person: whether the search text is part of their name, alias or e-mail. */
export function mentionedBy(search: string): (person: Person) => boolean {
  const wanted = folded(search.trim());
  return ({ name, alias, email }) => folded(`${name ?? ''} ${alias ?? ''} ${email ?? ''}`).includes(wanted);
}
