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
