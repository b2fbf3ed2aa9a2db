import { expect, test } from 'vitest';
import { routeFor } from './route-for.ts';

const id = (pathname: string, signedIn: boolean) => routeFor(pathname, signedIn)?.id;

test('a signed-in user gets the screen of the address', () => {
  expect(id('/events/7', true)).toBe('event');
  expect(id('/events/7/edit', true)).toBe('edit-event');
  expect(id('/messages/', true)).toBe('messages');
});

test('a signed-out visitor gets the sign-in instead of protected screens', () => {
  expect(id('/events/7/edit', false)).toBe('auth');
  expect(id('/reset-password/abc', false)).toBe('reset-password');
  expect([id('/confirm-email/abc', false), id('/confirm-email/abc', true)]).toEqual(['confirm-email', 'confirm-email']);
});

test('a signed-out visitor of an event gets the event at the door, which knows whether there is one', () => {
  const [atDoor, event] = [false, true].map((signedIn) => routeFor('/events/7', signedIn));
  expect([atDoor?.id, event?.id]).toEqual(['event', 'event']);
  expect(atDoor?.load).not.toBe(event?.load);
});

test('visitor screens redirect a signed-in user to the dashboard', () => {
  expect(id('/', true)).toBe('dashboard');
  expect(id('/signup', true)).toBe('dashboard');
  expect(id('/', false)).toBe('landing');
});

test('any other address is not found', () => {
  expect(id('/events', true)).toBe('not-found');
  expect(id('/a/b/c', false)).toBe('not-found');
});
