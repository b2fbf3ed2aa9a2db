import { expect, test } from 'vitest';
import { firstSpoken } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'es-419'], 'es'],
  [['FR'], 'fr'],
  [['pt', 'it'], null],
  [[], null],
])('of %j Serendip speaks %s first', (tags, language) => {
  expect(firstSpoken(tags)).toBe(language);
});
