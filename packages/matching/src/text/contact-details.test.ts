import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactDetails } from './contact-details.ts';

const without = (text: string, details: RegExp) => text.replaceAll(details, ' ').replace(/\s+/g, ' ');

/** The plain definition, to compare with; it can take time quadratic in the text's length. */
const PLAINLY = /\S+@(?!s?[.,;:!?)"'»]{0,3}(?:\s|$))\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d ()/.-]{6,}\d/g;

describe('contact details', () => {
  test.each([
    ['an address', 'write to me@mail.example soon'],
    ['an address in brackets', 'write to (me@mail.example) soon'],
    ['a link', 'write to https://mail.example/@me soon'],
    ['a page', 'write to www.mail.example soon'],
    ['a number', 'write to +49 (170) 123-4567 soon'],
    ['a number that runs into an address', 'write to +49 170 1234567me@mail.example soon'],
  ])('are taken out: %s', (_, text) => expect(without(text, contactDetails)).toBe('write to soon'));

  test.each(['at 7 @ the harbour', 'since 2019, 40 jars', '@', 'me@', '@me', 'busco amig@s y voluntari@s, gracias'])(
    'are not: %s',
    (text) => expect(without(text, contactDetails)).toBe(text),
  );

  test('are what the plain patterns find, in whatever order addresses, links and numbers run into each other', () => {
    const piece = fc.constantFrom('a', '@', ' ', '\n', '1', '12345678', '+', '(', '.', 'www.', 'https://');
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (text) => {
        expect(without(text, contactDetails)).toBe(without(text, PLAINLY));
      }),
      { numRuns: 5_000 },
    );
  });

  /** Least processor time of some tries: what else the machine does comes on top. */
  const cost = (text: string): number =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        for (let time = 0; time < 20; time += 1) text.replaceAll(contactDetails, ' ');
        const { user, system } = process.cpuUsage(before);
        return user + system;
      }),
    );

  test.each<[string, (length: number) => string]>([
    ['letters', (length) => 'a'.repeat(length)],
    ['letters and an @ at the end', (length) => `${'a'.repeat(length)}@`],
    ['@ after @', (length) => '@'.repeat(length)],
    ['brackets after a few digits', (length) => `1234567${'('.repeat(length)}`],
    ['spaces after a digit', (length) => `1${' '.repeat(length)}`],
    ['number after number', (length) => '12345678x'.repeat(length / 9)],
    ['numbers with spaces', (length) => '1234 5678x'.repeat(length / 10)],
    ['www after www', (length) => 'www.'.repeat(length / 4)],
  ])('cost in proportion to the length: of a text sixteen times as long not fifty times as much (%s)', (_, text) => {
    // By the square of its length it would cost 256 times as much.
    expect(cost(text(64_000)) / Math.max(cost(text(4_000)), 200)).toBeLessThan(50);
  });
});
