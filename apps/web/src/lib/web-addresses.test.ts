import { expect, test } from 'vitest';
import { webAddressesIn } from './web-addresses.ts';

const hrefsIn = (text: string) => webAddressesIn(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://example.org/a?b=c#d.', ['https://example.org/a?b=c#d']],
  ['(https://example.org/x)', ['https://example.org/x']],
  ['https://de.wikipedia.org/wiki/Bar_(Lokal), dann', ['https://de.wikipedia.org/wiki/Bar_(Lokal)']],
  ['www.example.org and http://example.net!', ['https://www.example.org', 'http://example.net']],
  ['<https://example.org>', ['https://example.org']],
  ['“https://example.org”', ['https://example.org']],
  ['https://münchen.example/straße', ['https://münchen.example/straße']],
  ['mail@www.example.org, xhttps://example.org, javascript:alert(1), https://, www.', []],
])('in %j the links are %j', (text, hrefs) => {
  expect(hrefsIn(text)).toEqual(hrefs);
  expect(
    webAddressesIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
