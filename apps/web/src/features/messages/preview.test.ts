import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('a message of 50 characters is shown whole', () => expect(preview('a'.repeat(50))).toBe('a'.repeat(50)));

test('a longer one is cut at 50', () => expect(preview('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`));

test('the cut leaves no half of a surrogate pair', () => {
  expect(preview(`${'a'.repeat(49)}🎉 and more`)).toBe(`${'a'.repeat(49)}...`);
});
