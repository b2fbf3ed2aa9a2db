import { expect, test } from 'vitest';
import { neutralised, toCsv } from './csv.ts';

test('cells that a spreadsheet would run start with an apostrophe', () => {
  for (const cell of ['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])
    expect(neutralised(cell)).toBe(`'${cell}`);
});

test('ordinary cells stay as they are', () => {
  for (const cell of ['brave-otter', 'ada@example.org', '85%', '3', '', "it's", 'Ada ;-)', 'red; blue', 'two\nlines'])
    expect(neutralised(cell)).toBe(cell);
});

test('a formula behind a sign that divides lines elsewhere does not run', () => {
  expect(neutralised("Ada;=cmd|'/C calc'!A0;")).toBe("Ada;'=cmd|'/C calc'!A0;");
  expect(neutralised('a; +1;\t@b\n-2+3')).toBe("a; '+1;\t'@b\n'-2+3");
  expect(neutralised('=1;=2')).toBe("'=1;'=2");
});

test('headings are escaped like cells: a question can be one', async () => {
  expect((await toCsv(['Alias', '=1+1', 'Diet;=2'], [])).trim()).toBe("Alias,'=1+1,Diet;'=2");
});

test('quotes, commas and line breaks survive parsing', async () => {
  const { default: papa } = await import('papaparse');
  const rows = [
    ['a,b', 'say "hi"', 'two\nlines'],
    ['=x', '', 'ü'],
  ];
  const text = await toCsv(['One', 'Two', 'Three'], rows);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(papa.parse<string[]>(text).data).toEqual([
    ['One', 'Two', 'Three'],
    ['a,b', 'say "hi"', 'two\nlines'],
    ["'=x", '', 'ü'],
  ]);
});

test('without rows there is still a header line', async () => {
  expect((await toCsv(['One', 'Two'], [])).trim()).toBe('One,Two');
});
