import { phone } from '@serendip/test-kit/devices';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually } from './looking.ts';
import { visit } from './pages.ts';
import { isPseudo } from './pseudo-language.ts';
import { ana, event, eventId, questions } from './samples.ts';
import { screens, speakPseudo } from './speak.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
    resolve(Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)))))`);

/**
 * Texts that the window's edge cuts off, also where an element around them hides what sticks out. A line that ends in '…' is
 * cut on purpose, and people can scroll to what a box of its own holds.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const width = document.documentElement.clientWidth;
    const isMeant = (node) => {
      for (let at = node; at && at !== document.body; at = at.parentElement) {
        const { textOverflow, overflowX, position, width, visibility, opacity } = getComputedStyle(at);
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX) || visibility === 'hidden' || opacity === '0') return true;
        if (position === 'absolute' && parseFloat(width) <= 1) return true;
      }
      return Boolean(node.closest('[aria-hidden=true]'));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const sticksOut = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1);
      if (sticksOut && !isMeant(node.parentElement)) cut.push(node.data);
    }
    return cut;
  })()`);

/** The last button of a page that is scrolled to its end, if a bar covers it; null otherwise. */
const coveredAtEnd = (page: Page): Promise<string | null> =>
  page.evaluate(`new Promise((resolve) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const last = [...document.querySelectorAll('main button')].filter((button) => button.getClientRects().length).at(-1);
      const { left, bottom, width } = last?.getBoundingClientRect() ?? { bottom: 0 };
      // Further up, the header may cover it.
      if (bottom < innerHeight / 2) return resolve(null);
      const hit = document.elementFromPoint(left + width / 2, bottom - 1);
      resolve(!hit || last.contains(hit) || hit.contains(last) ? null : last.textContent);
    }));
  })`);

/** Every text that people see or hear, but for what a guest or host wrote (`lang`) and pages that stay English. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const found = [];
    const isOff = (node) => node.closest('script, style, noscript, template, [lang]:not(html), [contenteditable]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !isOff(node.parentElement)) found.push(node.data);
    for (const node of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!isOff(node)) for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
    return [document.title, ...found];
  })()`);

/** Texts that the scenes of the wizard type. */
const typed = ['Founders & Friends', 'What do you build?'];

const wordsOf = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** Words of dates as French writes them, and of names that no catalogue holds. */
const inNoCatalogue = new Set(
  wordsOf(
    [
      ...Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeStyle: 'short' }).format(
          new Date(2026, month, month + 1),
        ),
      ),
      ...Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('fr', { month: 'short', weekday: 'short' }).format(new Date(2026, month, month + 1)),
      ),
      ...Intl.supportedValuesOf('timeZone'),
      // Today's names of places that browsers name as they were called.
      'Asmara Atikokan Chuuk Faroe Ho Chi Minh Kanton Kathmandu Kolkata Kyiv Nuuk Pohnpei Yangon',
      'calm-falcon mellow-wren localhost Serendip English Deutsch Français Español et ou CSV UTC',
    ].join(' '),
  ).map((word) => word.toLowerCase()),
);

describe.concurrent('In a language 40 % longer than English', () => {
  test.for(screens.map((scene) => [scene.name, scene] as const))(
    '%s: every text is of the catalogues, and nothing overflows at 320 px, from left to right and from right to left',
    async ([, { path, signedOut = false, answer, prepare }], { stage }) => {
      const { page, api, site } = await stage({ device: phone, alters: true, ...(signedOut ? { as: null } : {}) });
      answer?.(api);
      await visit(page, path);
      await prepare(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await speakPseudo(page, site);
      expect(await overflow(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
      expect(await coveredAtEnd(page)).toBe(null);
      const data = new Set(
        wordsOf(`${JSON.stringify(ana)} ${api.said.join(' ')}`.replaceAll(/\\[nrt]/g, ' ')).map((word) =>
          word.toLowerCase(),
        ),
      );
      // A page that still loads shows its parts in the new language one after the other.
      const literal = async () =>
        (await shownTexts(page)).filter(
          (text) =>
            !typed.includes(text) &&
            wordsOf(text).some(
              (word) => !isPseudo(word) && !data.has(word.toLowerCase()) && !inNoCatalogue.has(word.toLowerCase()),
            ),
        );
      await eventually(literal).toBe([]);
      await page.evaluate("document.documentElement.dir = 'rtl'");
      expect(await overflow(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    },
  );
});

test('from right to left, arrows and folded chevrons point the other way, and a slider fills from the right', async ({
  stage,
}) => {
  const { page, api } = await stage({ alters: true });
  answerEvent(api, { shown: event({ user_joined: true }), asked: [questions.slider] });
  await visit(page, `/events/${eventId}`);
  const arrow = page.locator('header .lucide-arrow-left');
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const filled = () => slider.evaluate((node) => getComputedStyle(node).getPropertyValue('--towards').trim());
  const turned = () => arrow.evaluate((node) => getComputedStyle(node).scale);
  expect([await turned(), await filled()]).toEqual(['none', 'right']);
  await page.evaluate("document.documentElement.dir = 'rtl'");
  expect([await turned(), await filled()]).toEqual(['-1 1', 'left']);
});
