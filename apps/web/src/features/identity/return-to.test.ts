import { expect, test } from 'vitest';
import { fullPath, returnPath, returnState } from './return-to.ts';

test('sign-in leads back to the page first asked for, with its query and hash', () => {
  const path = fullPath({ pathname: '/messages', search: '?user=7', hash: '#last' });
  expect(returnPath(returnState(path))).toBe('/messages?user=7#last');
});

test('without one, sign-in leads to the dashboard', () => {
  expect(returnPath(null)).toBe('/dashboard');
  expect(returnPath({ from: 7 })).toBe('/dashboard');
});

test('an address outside this app does not count', () => {
  expect(returnPath({ from: '//evil.example' })).toBe('/dashboard');
  expect(returnPath({ from: '/\\evil.example' })).toBe('/dashboard');
  expect(returnPath({ from: '/\t/evil.example' })).toBe('/dashboard');
  expect(returnPath({ from: 'https://evil.example' })).toBe('/dashboard');
  expect(returnPath({ from: 'javascript:alert(1)' })).toBe('/dashboard');
});
