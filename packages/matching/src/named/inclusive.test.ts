import { expect, test } from 'vitest';
import { withoutInclusive } from '../text/inclusive.ts';
import { tokenise } from '../text/tokens.ts';
import { sentencesOf } from './words.ts';

test.for([
  ['Gründer:innen', 'Gründer'],
  ['Mitgründer*in', 'Mitgründer'],
  ['Kund_innen', 'Kundinnen'],
  ['Lehrer/-in', 'Lehrer'],
  ['Schüler:innenrat', 'Schülerrat'],
  ['étudiant·e', 'étudiant'],
  ['client·e·s', 'clients'],
  ['étudiant.e.s', 'étudiants'],
  ['relecteur·ice', 'relecteur'],
  ['amig@s', 'amigos'],
  ['vecinos/as', 'vecinos'],
] as const)('a word for people of every gender is one word: %s', ([written, plain]) => {
  expect(withoutInclusive(written)).toBe(plain);
  expect(tokenise(`suche ${written}, bitte`).map(({ cased }) => cased)).toEqual(
    tokenise(`suche ${plain} bitte`).map(({ cased }) => cased),
  );
  const [[stretch] = []] = sentencesOf(`suche ${written}, bitte`);
  expect(stretch?.map(({ raw }) => raw)).toEqual(['suche', written]);
});

test.for(['Suche: in Bern', 'und/oder', 'e.g. this', 'fin. Elle', '2:1', 'he/she', 'le cinéma.Le foot'])(
  'a sign that joins no ending stays: %s',
  (text) => {
    expect(withoutInclusive(text)).toBe(text);
  },
);
