import type { Page } from 'playwright-core';

/**
 * Axe judges the contrast of a text by its looks: those of its element and, behind it, of the elements around. The same looks pass
 * again, on whichever screen, so only new ones are judged. Looks are remembered once axe has said that they pass: it says nothing of
 * a text that is disabled or hidden behind something.
 */
const newLooks = (known: string[], exclude: string) => `(async () => {
  const known = new Set(${JSON.stringify(known)});
  const behind = new Map();
  const around = (element) => {
    if (!element) return '';
    const before = behind.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal';
    const all = around(element.parentElement) + (isPlain ? '' : '/' + own);
    behind.set(element, all);
    return all;
  };
  const looksOf = (element) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, webkitTextFillColor, around(element)].join(' ');
  };
  const isJudged = (element) => {
    if (element.matches('svg *, :disabled, [type=checkbox], [type=radio], [type=range]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const hasText = (element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const unjudged = [...document.body.querySelectorAll('*')].filter(
    (element) => hasText(element) && isJudged(element) && !known.has(looksOf(element)));
  if (unjudged.length === 0) return { passed: [], violations: [] };
  const { passes, violations } = await axe.run(
    { include: unjudged, exclude: ${JSON.stringify(exclude)} },
    { runOnly: ['color-contrast'], preload: false, elementRef: true, resultTypes: ['violations', 'passes'] });
  return {
    passed: [...new Set(passes.flatMap(({ nodes }) => nodes).map(({ element }) => looksOf(element)))],
    violations: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, any }) => html.slice(0, 160) + ' ' + (any[0]?.message ?? '')).join(' | ')),
  };
})()`;

/** Looks that have passed on any page of this run. */
const passed = new Set<string>();

/** The texts with too little contrast, among those whose looks have not passed before. Axe has to be in the page. */
export async function lowContrast(page: Page, ready: string, exclude: string): Promise<string[]> {
  const seen = await page.evaluate<{ passed: string[]; violations: string[] }>(
    `${ready}.then(() => ${newLooks([...passed], exclude)})`,
  );
  for (const looks of seen.passed) passed.add(looks);
  return seen.violations;
}
