import { expect, test } from 'vitest';
import { mentionedBy } from './mentions.ts';

test.each([
  ['zoe', true],
  [' ÜNAL ', true],
  ['quick-l', true],
  ['ZOE@example', true],
  ['zoe@example.net', false],
  ['', true],
])("a person is found by '%s': %s", (search, found) => {
  const zoe = { name: 'Zoë Ünal', alias: 'quick-lynx', email: 'zoe@example.org' };
  expect(mentionedBy(search)(zoe)).toBe(found);
  expect(mentionedBy('lynx')({ name: null, alias: null, email: null })).toBe(false);
});

test.each([
  ['lukasz odegard', true],
  ['odegard  LUKASZ', true],
  ['oneill', true],
  ['o’neill', true],
  ['strasse', true],
  ['lukasz berg', false],
])("every typed word is found anywhere, with plain letters, without apostrophes: '%s' is %s", (search, found) => {
  const person = { name: "Łukasz  Ødegård O'Neill", alias: null, email: 'strasse@example.org' };
  expect(mentionedBy(search)(person)).toBe(found);
});
