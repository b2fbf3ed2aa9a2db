import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['cvs', 'cv'],
  ['apis', 'api'],
  ['taxis', 'taxi'],
  ['bakers', 'baker'],
  ['studies', 'study'],
])('%s is heard as %s', (plural, singular) => {
  expect(stem(plural, 'en')).toBe(stem(singular, 'en'));
});

test.each(['gps', 'sms', 'axis', 'bus', 'css'])('%s is no plural', (word) => {
  expect(stem(word, 'en')).toBe(word);
});

test('a baker is no bakery', () => {
  expect(stem('bakery', 'en')).not.toBe(stem('baker', 'en'));
});
