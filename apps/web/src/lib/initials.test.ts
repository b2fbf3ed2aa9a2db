import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('initials are the first letters of the first two hyphen-separated parts', () => {
  expect(initials('brave-otter')).toBe('BO');
  expect(initials('brave-otter-7')).toBe('BO');
});

test('an alias of one part gives its first two characters', () => {
  expect(initials('otter')).toBe('OT');
  expect(initials('x')).toBe('X');
});

test('without an alias there is still something to show', () => {
  expect(initials(null)).toBe('?');
  expect(initials('')).toBe('?');
});
