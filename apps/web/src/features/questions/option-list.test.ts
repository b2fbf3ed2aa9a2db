import { expect, test } from 'vitest';
import { canRemoveOption, fillValues, moveOption, typeText, valueFromText } from './option-list.ts';

const option = (key: string, text = key, value = key) => ({ key, text, value });
const three = [option('a'), option('b'), option('c')];
const keys = (options: { key: string }[]) => options.map(({ key }) => key).join('');

test('an option can be removed only while more than two are there', () => {
  expect(canRemoveOption(three)).toBe(true);
  expect(canRemoveOption(three.slice(0, 2))).toBe(false);
});

test('options move by one place, and stay at the ends', () => {
  expect(keys(moveOption(three, 'b', -1))).toBe('bac');
  expect(keys(moveOption(three, 'b', 1))).toBe('acb');
  expect(keys(moveOption(three, 'a', -1))).toBe('abc');
  expect(keys(moveOption(three, 'c', 1))).toBe('abc');
});

test('a value made from a text is lowercase and has no spaces', () => {
  expect(valueFromText('  First-time Founder! ')).toBe('first-time-founder');
  expect(valueFromText('Grüße & Küsse')).toBe('grüße-küsse');
  expect(valueFromText('!!!')).toBe('');
});

test('filling in values keeps what the host wrote and never repeats a value', () => {
  const filled = fillValues([
    option('1', 'Yes', 'yes'),
    option('2', 'Yes!', ''),
    option('3', '', ''),
    option('4', 'No', ''),
  ]);
  expect(filled.map(({ value }) => value)).toEqual(['yes', 'yes-2', '', 'no']);
});

test('a value follows the text while nobody has typed one, and stays unique', () => {
  const values = (options: { value: string }[]) => options.map(({ value }) => value);
  const empty = [option('1', '', ''), option('2', '', '')];
  const first = typeText(empty, '1', 'Yes');
  expect(values(first)).toEqual(['yes', '']);
  expect(values(typeText(first, '1', 'Yes!'))).toEqual(['yes', '']);
  expect(values(typeText(first, '2', 'YES'))).toEqual(['yes', 'yes-2']);
  expect(values(typeText(first, '1', ''))).toEqual(['', '']);
  const typed = [option('1', 'Yes', 'y'), { ...option('2', 'No', 'no'), id: 'stored' }];
  expect(values(typeText(typeText(typed, '1', 'Yeah'), '2', 'Nope'))).toEqual(['y', 'no']);
});
