import { expect, test } from 'vitest';
import { emptyProfile, type Profile } from '../understand/profile.ts';
import { nameableProfile } from './nameable-profile.ts';

const profile = (fill: (profile: Profile) => void): Profile => {
  const made = emptyProfile(0);
  fill(made);
  return made;
};
const fields = (role: 'need' | 'offer' | 'fact', weight: number) =>
  profile(({ fields }) => void fields[role].set(7, weight));
const concepts = (role: 'need' | 'offer' | 'fact', weight: number) =>
  profile(({ concepts }) => void concepts[role].set(7, weight));

test('a field that somebody’s own words touch on is named as surely as a model makes it, on the same side', () => {
  const sure = fields('offer', 3);
  expect(nameableProfile(fields('offer', 0.6), sure).fields.offer).toEqual(new Map([[7, 3]]));
  expect(nameableProfile(fields('fact', 0.6), sure).fields.offer).toEqual(new Map([[7, 3]]));
  for (const said of [fields('offer', 0.4), fields('need', 3), emptyProfile(0)])
    expect(nameableProfile(said, sure).fields.offer).toEqual(new Map());
});

test('a concept is named only in a role in which somebody said it clearly', () => {
  const sure = concepts('offer', 1);
  expect(nameableProfile(concepts('offer', 0.6), sure).concepts.offer).toEqual(new Map([[7, 1]]));
  for (const said of [concepts('offer', 0.3), concepts('fact', 1), concepts('need', 1)])
    expect(nameableProfile(said, sure).concepts.offer).toEqual(new Map());
});
