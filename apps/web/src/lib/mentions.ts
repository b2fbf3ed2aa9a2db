import { folded } from '@serendip/contract/fold';

interface Person {
  name: string | null;
  alias: string | null;
  email: string | null;
}

/** A test for each person: whether every word of the search text is part of their name, alias or e-mail. */
export function mentionedBy(search: string): (person: Person) => boolean {
  const words = folded(search).split(' ');
  return ({ name, alias, email }) => {
    const text = folded(`${name ?? ''} ${alias ?? ''} ${email ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}
