import { expect, test } from 'vitest';
import { destination, originOf, originState } from './origin.ts';

test('the page first asked for comes back with path, query and hash', () => {
  const origin = originOf({ pathname: '/messages', search: '?user=7', hash: '#last' });
  expect(destination(originState(origin))).toBe('/messages?user=7#last');
});

test('without one, sign-in leads to the dashboard', () => {
  expect(destination(null)).toBe('/dashboard');
  expect(destination({ from: 7 })).toBe('/dashboard');
});

test('an address outside this app is no destination', () => {
  expect(destination({ from: '//evil.example' })).toBe('/dashboard');
  expect(destination({ from: '/\\evil.example' })).toBe('/dashboard');
  expect(destination({ from: '/\t/evil.example' })).toBe('/dashboard');
  expect(destination({ from: 'https://evil.example' })).toBe('/dashboard');
  expect(destination({ from: 'javascript:alert(1)' })).toBe('/dashboard');
});
