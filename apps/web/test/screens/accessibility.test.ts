import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lowContrast } from './contrast.ts';
import { see } from './looking.ts';
import { visit } from './pages.ts';
import { scenes } from './scenes.ts';
import { test } from './stage.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Left out: the first finds nothing worse than moderate and takes a third of axe's time, the second is looked for by itself. */
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

/** An open menu's guards only pass the focus on. */
const guards = '[data-base-ui-focus-guard]';

/** Resolves when running transitions, such as of colours, have ended. */
const settled = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))`;

/** The same after the page has followed a change of its size. */
const resized = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => ${settled})`;

/** The serious and critical findings of axe, with their places. No rule needs the style sheets and media that axe would load first. */
const violations = (page: Page, ready: string): Promise<string[]> =>
  page.evaluate(`${ready}.then(() => axe.run({ exclude: '${guards}' }, ${JSON.stringify({ preload: false, resultTypes: ['violations'], rules })})).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html, any }) => html.slice(0, 160) + ' ' + (any[0]?.message ?? '')).join(' | ')))`);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    `${resized}.then(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))`,
  );

/** A page may have it from an earlier scene, and is the quicker with it. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
}

describe.concurrent('Everyone can use every screen in every state', () => {
  test.for(scenes.map((scene) => [scene.name, scene] as const))(
    '%s: nothing serious or critical in either theme at 1280 and 390 px, no horizontal scroll at 390, 320 and 200 % zoom',
    async ([, { path, signedOut = false, answer, prepare }], { stage }) => {
      const { page, api } = await stage(signedOut ? { as: null } : {});
      answer?.(api);
      await visit(page, path);
      await prepare(page);
      await bringAxe(page);
      const found: Record<string, string[]> = {};
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // A theme changes colours and nothing else.
          const seen = [
            ...(colorScheme === 'light' ? await violations(page, resized) : []),
            ...(await lowContrast(page, settled, guards)),
          ];
          if (seen.length > 0) found[`${width} ${colorScheme}`] = seen;
        }
      }
      expect(found).toEqual({});
      expect(await overflow(page)).toBe(0);
      // The second is what a window of 1280 by 800 shows at 200 %.
      for (const [width, height] of [
        [320, 640],
        [640, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await overflow(page)).toBe(0);
      }
    },
  );

  test('a text that turns pale is found, also where all looks have passed before', async ({ stage }) => {
    const { page } = await stage();
    await visit(page, '/privacy');
    await see(page, 'Words of https://example.org.');
    await bringAxe(page);
    const found = () => lowContrast(page, settled, guards);
    expect([await found(), await found()]).toEqual([[], []]);
    await page.evaluate("document.querySelector('main p').style.color = '#bbb'");
    expect(await found()).toMatchObject([expect.stringMatching(/^color-contrast: .*Words of/)]);
  });
});
