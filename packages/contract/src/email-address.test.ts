import { expect, test } from 'vitest';
import { readEmail } from './accounts.ts';
import { mailboxOf } from './email-address.ts';

test.each([
  ['  Ada@Example.ORG ', 'ada@example.org'],
  ['\u200bada@example.org\ufeff', 'ada@example.org'],
  ['ada@example.org\u00a0', 'ada@example.org'],
  ['ada+tag@müller.example', 'ada+tag@xn--mller-kva.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@localhost', 'ada@localhost'],
  ["o'neill!@example.org", "o'neill!@example.org"],
  ['.ada.@example.org', '.ada.@example.org'],
])('%j is read as %s, by the rule of the HTML standard', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
});

test.each([
  'ada',
  'ada@',
  '@example.org',
  'a b@example.org',
  'ada@exa mple.org',
  'ada@-example.org',
  'ada@example..org',
  'ädä@example.org',
  'ada@müller.example/x',
  'ada@ü:80',
  'ada@example.org\r\nBcc: x@example.org',
  `${'x'.repeat(250)}@example.org`,
])('%j is no address', (typed) => {
  expect(readEmail(typed)).toBeNull();
});

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['anna+list+x@example.org', 'anna@example.org'],
  ['a.nna@example.org', 'a.nna@example.org'],
  ['+anna@example.org', '+anna@example.org'],
  ['a.n.na+x@googlemail.com', 'anna@gmail.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
