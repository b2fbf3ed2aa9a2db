import { readSentence } from '@serendip/texts/sentence';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { describe, expect, test } from 'vitest';
import { fault } from './fault.ts';
import { isBlank, optionalText, text, wholeNumber, wholeNumberInQuery } from './text.ts';

const sentencesOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => sentenceIn('en', readSentence(message))) ?? [];

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
  const name = text('name', { max: 10, required: fault('eventNameMissing') });

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
    [undefined, 'Please enter an event name'],
    [null, 'Please enter an event name'],
    ['', 'Please enter an event name'],
    [' \u200b', 'Please enter an event name'],
    [7, 'Name must be text'],
    [['x'], 'Name must be text'],
    ['a\0', 'Name contains characters that cannot be stored'],
    ['\udc00', 'Name contains characters that cannot be stored'],
  ])('%j is refused with one sentence', (value, sentence) => {
    expect(sentencesOf(name.safeParse(value))).toEqual([sentence]);
  });

  test.each([
    ['a\u0001b\u001b[2Jc\u007f\u009f', 'ab[2Jc'],
    ['a\tb\nc', 'a\tb\nc'],
    ['a\r\nb\rc\vd\u0085e', 'a\nb\nc\nd\ne'],
    ['\u0001 a \u0002', 'a'],
    ['\u0001'.repeat(500), ''],
  ])('%j loses its control characters but line feed and tab', (value, kept) => {
    expect(text('note', { max: 10 }).parse(value)).toBe(kept);
  });

  test('is counted after that: a line break is one unit, as in a text area', () => {
    expect(text('note', { max: 3 }).parse('a\r\nb')).toBe('a\nb');
  });

  const turned = '\u202eevil\u202c';
  test.each([
    ['\u202eevil', 'evil'],
    ['\u2066evil \u202b\u2067', 'evil'],
    ['evil\u202c\u2069', 'evil'],
    [turned, turned],
    ['\u2068\u05d0 \u202bx\u2069 y', '\u2068\u05d0 x\u2069 y'],
    ['\u202bone\ntwo\u202c', '\u202bone two\u202c'],
    ['\u2067\u202ex\u202c\u2069', '\u2067\u202ex\u202c\u2069'],
    ['\u200fשלום 👩‍👩‍👧', '\u200fשלום 👩‍👩‍👧'],
  ])('in one line, %j keeps no direction that is not closed', (value, kept) => {
    expect(text('name', { max: 100, oneLine: true }).parse(value)).toBe(kept);
  });

  test.each(['Ada\nHost', 'Ada \r\n\r\n Host', 'Ada\u2028Host', 'Ada\u2029\tHost', 'Ada\u0085Host', 'Ada\vHost'])(
    'in one line, %j holds a blank in place of its line breaks',
    (value) => expect(text('name', { max: 100, oneLine: true }).parse(value)).toBe('Ada Host'),
  );

  // With a look at all the rest for each blank, the first one takes minutes.
  test.each([
    ['blanks', `Ada${' '.repeat(400_000)}Host`],
    ['blanks and a break', `Ada${' '.repeat(400_000)}\nHost`],
    ['directions', `Ada${'\u2067\u202e'.repeat(400_000)}Host`],
  ])('in one line, of a megabyte of %s is looked at once', (_what, value) => {
    const parsed = text('name', { max: 10, oneLine: true }).safeParse(value);
    expect(parsed.data ?? sentencesOf(parsed)).toEqual(
      /^Ada +Host$/.test(value)
        ? ['Name is too long (maximum is 10 characters)']
        : expect.stringMatching(/^Ada ?Host$/),
    );
  });

  test('of many lines keeps its directions', () => {
    expect(text('note', { max: 100 }).parse('\u202eevil')).toBe('\u202eevil');
  });

  test('that may be absent is null when nothing is there to read', () => {
    const label = optionalText('label', { max: 5 });
    expect([null, '', ' ', '\u3164', ' x '].map((value) => label.parse(value))).toEqual([null, null, null, null, 'x']);
  });
});

describe('a whole number', () => {
  const sentence = 'Size must be a whole number from 2 to 8';

  test.each([1, 9, 2.5, '4', null, NaN, Infinity, 1e300])('%j is refused in JSON', (value) => {
    expect(sentencesOf(wholeNumber('size', 2, 8).safeParse(value))).toContain(sentence);
  });

  test.each(['1', '9', '2.5', ' 4', '4 ', '+4', '0x4', '4e0', '', '٤', '9'.repeat(40)])(
    '%j is refused in a query',
    (value) => {
      expect(sentencesOf(wholeNumberInQuery('size', 2, 8).safeParse(value))).toContain(sentence);
    },
  );

  test('within its bounds is a number either way', () => {
    expect([wholeNumber('size', 2, 8).parse(8), wholeNumberInQuery('size', 2, 8).parse('02')]).toEqual([8, 2]);
  });
});
