import type { User } from '@serendip/contract/accounts';
import { changeAlias } from '@serendip/contract/accounts';
import { desktop, phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { answerAll } from './profile-answers.ts';
import { ana } from './samples.ts';
import { test } from './stage.ts';

const pageLanguage = (page: Page) => page.evaluate('document.documentElement.lang') as Promise<string>;
const isCurrent = (page: Page, name: string) => button(page, name).getAttribute('aria-current');
const german = { ...desktop, locale: 'de-DE' };

describe.concurrent('Languages', () => {
  test('a language chosen on the profile turns the page at once: only texts and calls load, focus and scrolling stay', async ({
    stage,
  }) => {
    const { page, api } = await stage({ alters: true });
    answerAll(api).answer(changeAlias, ({ body }) => {
      const { language } = (body as { user: Pick<User, 'language'> }).user;
      return { user: { ...ana, ...(language && { language }) } };
    });
    await visit(page, '/profile');
    await heading(page, 'Account').waitFor();
    expect(await isCurrent(page, 'As my browser')).toBe('true');
    // The last thing that a page loads by itself.
    const last = "performance.getEntriesByType('resource').some(({ name }) => name.includes('start-analytics'))";
    await eventually(() => page.evaluate(last)).toBe(true);
    const loaded: string[] = [];
    const asked = new Set<string | undefined>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      loaded.push(pathname);
      // Whatever a slow page asks before the choice is sent comes in the language of before.
      if (request.method() === 'PATCH') asked.clear();
      if (pathname.startsWith('/api/') && request.method() === 'GET') asked.add(request.headers()['accept-language']);
    });
    const before = await page.evaluate('scrollY');
    await button(page, 'Deutsch').focus();
    const scrolled = await page.evaluate('scrollY');
    await page.keyboard.press('Enter');
    await heading(page, 'Konto').waitFor();
    await eventually(() => page.title()).toBe('Dein Profil · Serendip');
    expect(await pageLanguage(page)).toBe('de');
    expect(await isCurrent(page, 'Deutsch')).toBe('true');
    expect(api.callsOf(changeAlias).map(({ body }) => body)).toEqual([{ user: { language: 'de' } }]);
    expect(loaded.filter((path) => !/^\/(?:api|assets\/texts-de-)/.test(path))).toEqual([]);
    await eventually(() => button(page, 'Deutsch').evaluate((node) => node === document.activeElement)).toBe(true);
    expect(scrolled).not.toBe(before);
    expect(await page.evaluate('scrollY > 0')).toBe(true);
    expect([...asked]).toEqual(['de']);
    await press(page, 'Wie mein Browser');
    await heading(page, 'Account').waitFor();
    expect(await pageLanguage(page)).toBe('en');
  });

  test("a visitor's choice in the footer turns the page and stays after a reload", async ({ stage }) => {
    const { page } = await stage({ as: null, alters: true, device: phone });
    await page.goto('/');
    await press(page, 'Français');
    await heading(page, 'De vraies rencontres. Au bon moment. Au bon endroit.').waitFor();
    expect(await isCurrent(page, 'Français')).toBe('true');
    // The page itself, before any script has run.
    expect(await (await page.reload())?.text()).toContain('<html lang="fr"');
    await heading(page, 'De vraies rencontres. Au bon moment. Au bon endroit.').waitFor();
    expect(await pageLanguage(page)).toBe('fr');
    await press(page, 'English');
    await heading(page, 'Meaningful Connections. Right Time. Right Place.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });

  test('a German browser reads the landing page in German before any script has run', async ({ stage }) => {
    const { page } = await stage({ as: null, alters: true, device: { ...german, javaScriptEnabled: false } });
    await page.goto('/');
    await heading(page, 'Gute Begegnungen. Im richtigen Moment. Am richtigen Ort.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  test('its scripts take the German page over without making it again', async ({ stage }) => {
    const { page } = await stage({ as: null, alters: true, device: german });
    await page.addInitScript(
      "addEventListener('DOMContentLoaded', () => { window.first = document.querySelector('h1'); })",
    );
    await page.goto('/');
    await see(page.getByRole('contentinfo'), 'Datenschutz');
    await page.getByRole('link', { name: 'Hilfe anfragen' }).and(page.locator('[href^=mailto]')).waitFor();
    expect(await page.evaluate("window.first === document.querySelector('h1')")).toBe(true);
  });

  test('a language that changes while scripts take the landing page over turns all of the page', async ({ stage }) => {
    const { page } = await stage({ as: null, alters: true });
    const french = "document.documentElement.lang === 'fr'";
    // The screen's script comes late: the language has changed by then.
    await page.route(/\/assets\/landing-/, async (route) => {
      await page.evaluate("localStorage.setItem('serendip.language', 'fr')");
      await eventually(() => page.evaluate(`dispatchEvent(new Event('languagechange')) && ${french}`)).toBe(true);
      await route.continue();
    });
    await page.goto('/');
    await heading(page, 'De vraies rencontres. Au bon moment. Au bon endroit.').waitFor();
    await page.getByRole('region', { name: 'Informations', exact: true }).waitFor({ state: 'attached' });
    expect(await page.getByRole('region', { name: 'Notifications', exact: true }).count()).toBe(0);
  });

  test('no line ends after the hyphen of a word like E-Mail, however narrow its paragraph is', async ({ stage }) => {
    const { page } = await stage({ as: null, alters: true, device: german });
    await page.goto('/sign-in-code');
    await see(page, /^Gib deine E-/);
    const broken = await page.evaluate(`(() => {
      const paragraph = [...document.querySelectorAll('p')].find(({ innerText }) => innerText.startsWith('Gib deine E-'));
      const range = document.createRange();
      const text = paragraph.firstChild;
      const at = text.data.indexOf('E-');
      range.setStart(text, at);
      range.setEnd(text, at + 'E-Ma'.length);
      const widths = Array.from({ length: 120 }, (_, step) => 60 + 2 * step);
      return widths.filter((width) => {
        paragraph.style.width = width + 'px';
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      });
    })()`);
    expect(broken).toEqual([]);
  });

  test('a language chosen on this device wins over the language of the browser', async ({ stage }) => {
    const { page } = await stage({ as: null, alters: true, device: german });
    await page.evaluate("localStorage.setItem('serendip.language', 'es')");
    await page.goto('/');
    await heading(page, 'Encuentros que valen la pena. A la hora justa. En el lugar justo.').waitFor();
    expect(await pageLanguage(page)).toBe('es');
  });
});
