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

test.each([
  ['coding', 'code', 'cod'],
  ['waking', 'wake', 'wak'],
  ['planning', 'plan', 'plane'],
  ['caring', 'care', 'car'],
  ['genes', 'gene', 'gens'],
  ['prizes', 'prize', 'pris'],
])('%s is heard as %s, not as %s', (inflected, word, other) => {
  expect(stem(inflected, 'en')).toBe(stem(word, 'en'));
  expect(stem(inflected, 'en')).not.toBe(stem(other, 'en'));
});

test.each([
  ['flee', 'fle'],
  ['bleed', 'ble'],
  ['rugged', 'rug'],
  ['woke', 'wok'],
  ['skate', 'skat'],
])('%s is no %s', (word, other) => {
  expect(stem(word, 'en')).not.toBe(stem(other, 'en'));
});

test('a baker is no bakery', () => {
  expect(stem('bakery', 'en')).not.toBe(stem('baker', 'en'));
});
