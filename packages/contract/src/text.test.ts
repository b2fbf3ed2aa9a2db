import { describe, expect, test } from 'vitest';
import { isBlank, optionalText, text, wholeNumber, wholeNumberInQuery } from './text.ts';

const sentencesOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => message) ?? [];

describe('blank', () => {
  test.each(['', ' ', '\n\t\r', '\u00a0', '\u200b\u200d\ufeff', '\u2800', '\u3164\u115f', '\u202e\u2066', '\u0000'])(
    '%j shows nothing to a reader',
    (value) => expect(isBlank(value)).toBe(true),
  );

  test.each(['.', '0', '🙂', '\u05d0', '\u0301x', ' \u200b!'])('%j shows something', (value) =>
    expect(isBlank(value)).toBe(false),
  );
});

describe('a text', () => {
  const name = text('Name', { max: 10, required: 'Please enter a name' });

  test('loses surrounding white space, and keeps what is inside', () => {
    expect(name.parse(' a  b\n')).toBe('a  b');
  });

  test.each([
    ['x'.repeat(10), true],
    ['x'.repeat(11), false],
    ['🙂'.repeat(5), true],
    [`${'🙂'.repeat(5)}x`, false],
    ['e\u0301'.repeat(5), true],
    [` ${'x'.repeat(10)} `, true],
  ])('%j is measured in UTF-16 units, as the page counts', (value, fits) => {
    expect(sentencesOf(name.safeParse(value))).toEqual(fits ? [] : ['Name is too long (maximum is 10 characters)']);
  });

  test.each([
    [undefined, 'Please enter a name'],
    [null, 'Please enter a name'],
    ['', 'Please enter a name'],
    [' \u200b', 'Please enter a name'],
    [7, 'Name must be text'],
    [['x'], 'Name must be text'],
    ['a\0', 'Name contains characters that cannot be stored'],
    ['\udc00', 'Name contains characters that cannot be stored'],
  ])('%j is refused with one sentence', (value, sentence) => {
    expect(sentencesOf(name.safeParse(value))).toEqual([sentence]);
  });

  test('that may be absent is null when nothing is there to read', () => {
    const label = optionalText('Label', { max: 5 });
    expect([null, '', ' ', '\u3164', ' x '].map((value) => label.parse(value))).toEqual([null, null, null, null, 'x']);
  });
});

describe('a whole number', () => {
  const sentence = 'Size must be a whole number from 2 to 8';

  test.each([1, 9, 2.5, '4', null, NaN, Infinity, 1e300])('%j is refused in JSON', (value) => {
    expect(sentencesOf(wholeNumber('Size', 2, 8).safeParse(value))).toContain(sentence);
  });

  test.each(['1', '9', '2.5', ' 4', '4 ', '+4', '0x4', '4e0', '', '٤', '9'.repeat(40)])(
    '%j is refused in a query',
    (value) => {
      expect(sentencesOf(wholeNumberInQuery('Size', 2, 8).safeParse(value))).toContain(sentence);
    },
  );

  test('within its bounds is a number either way', () => {
    expect([wholeNumber('Size', 2, 8).parse(8), wholeNumberInQuery('Size', 2, 8).parse('02')]).toEqual([8, 2]);
  });
});
