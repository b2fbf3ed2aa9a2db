import { expect, test } from 'vitest';
import { readMailedCode } from './mailed-code.ts';

test("the link of a mail holds address and code behind its '#', whatever letters an address has", () => {
  const typed = { email: 'a+b&c#d@example.org', code: '012345' };
  expect(readMailedCode(`#${new URLSearchParams(typed)}`)).toEqual(typed);
});

test.each(['', '#', '#your-matches', '#email=a@example.org', '#code=123456', '#email=a@example.org&code=12345x'])(
  '%j is no code',
  (hash) => expect(readMailedCode(hash)).toBeNull(),
);
