import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from './pages.ts';
import { scenes } from './scenes.ts';
import { test } from './stage.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Left out: this rule finds nothing worse than moderate, and takes a third of axe's time. */
const tooMild = { region: { enabled: false } };

/** Resolves when running transitions, such as of colours, have ended. */
const settled = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))`;

/** The same after the page has followed a change of its size. */
const resized = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => ${settled})`;

/**
 * The serious and critical findings of axe, with their places. An open menu's guards only pass the focus on. No rule
 * needs the style sheets and media that axe would load first.
 */
const violations = (page: Page, ready: string, rules?: string[]): Promise<string[]> =>
  page.evaluate(`${ready}.then(() => axe.run({ exclude: '[data-base-ui-focus-guard]' }, ${JSON.stringify({ preload: false, resultTypes: ['violations'], ...(rules ? { runOnly: rules } : { rules: tooMild }) })})).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.map(({ html, any }) => html.slice(0, 160) + ' ' + (any[0]?.message ?? '')).join(' | ')))`);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    `${resized}.then(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))`,
  );

describe.concurrent('Everyone can use every screen in every state', () => {
  test.for(scenes.map((scene) => [scene.name, scene] as const))(
    '%s: nothing serious or critical in either theme at 1280 and 390 px, no horizontal scroll at 390, 320 and 200 % zoom',
    async ([, { path, signedOut = false, answer, prepare }], { stage }) => {
      const { page, api } = await stage(signedOut ? { as: null } : {});
      answer?.(api);
      await visit(page, path);
      await prepare(page);
      // A page may have it from an earlier scene, and is the quicker with it.
      if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
      const found: Record<string, string[]> = {};
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // A theme changes colours and nothing else.
          const seen = await (colorScheme === 'light'
            ? violations(page, resized)
            : violations(page, settled, ['color-contrast']));
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
});
