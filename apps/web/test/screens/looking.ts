import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Place = Page | Locator;

/** Waits until exactly these words show. */
export const see = (place: Place, words: string | RegExp): Promise<void> =>
  place.getByText(words, { exact: true }).first().waitFor();

/** Waits until these words do not show any more. */
export const gone = (place: Place, words: string | RegExp): Promise<void> =>
  place.getByText(words, { exact: true }).first().waitFor({ state: 'hidden' });

/** In lists of people these end in the person's name. */
const ofPeople = [
  'Message',
  'Remove',
  'Let in',
  'Decline',
  'Undo',
  'Check out',
  'Check in',
  'Show alias instead',
  'Why matched',
  'Take back',
  'Share my contact',
  'They shared their contact',
  'You shared your contact',
  'Their contact',
  'Share contact',
  'Save contact',
  'For older phones',
  'Change what I share',
  'Take it back',
  'Add a note to yourself',
  'Your note',
];
const named = (name: string | RegExp) =>
  typeof name === 'string' && ofPeople.includes(name)
    ? { name: new RegExp(`^${name}( |$)`) }
    : { name, exact: typeof name === 'string' };

export const heading = (place: Place, name: string | RegExp): Locator => place.getByRole('heading', { name });
export const button = (place: Place, name: string | RegExp): Locator => place.getByRole('button', named(name));
export const link = (place: Place, name: string | RegExp): Locator => place.getByRole('link', named(name));
export const field = (place: Place, name: string | RegExp): Locator =>
  place.getByLabel(name, { exact: typeof name === 'string' });

export const press = (place: Place, name: string | RegExp): Promise<void> => button(place, name).click();
export const shows = (place: Place, words: string | RegExp): Promise<boolean> =>
  place.getByText(words, { exact: true }).first().isVisible();

export const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

/** As when the person changes to another tab, and back. */
export const setVisible = (page: Page, visible: boolean): Promise<unknown> =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${visible ? 'visible' : 'hidden'}' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  `);

/** The session in the browser's storage. */
export const storedSession = (page: Page): Promise<{ user: string | null; token: string | null }> =>
  page.evaluate("({ user: localStorage.getItem('serendip.user'), token: localStorage.getItem('serendip.token') })");

const patience = 45_000;

/** `expect` that gives the screen time to get there. */
export const eventually = <T>(look: () => T | Promise<T>) => ({
  async toBe(expected: T): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const seen = await look();
      if (isDeepStrictEqual(seen, expected)) return;
      if (Date.now() > end) expect(seen).toEqual(expected);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  },
});
