import { changeAlias } from '@serendip/contract/accounts';
import { phone } from '@serendip/test-kit/devices';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { button, eventually, field, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { allQuestions, ana, event, eventId, hostedEvent, idOf, preference, questions, run } from './samples.ts';
import { test } from './stage.ts';
import { answerDashboard, answerEvent, answerHost, answerProfile } from './whole-screens.ts';

const eventPath = `/events/${eventId}`;
const isOffline = /You are offline/;

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

/** Whether what lies in the middle of a control is the control, and not something over it. */
const canBeReached = (place: Locator): Promise<boolean> =>
  place.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = node.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && node.contains(hit);
  });

const scrollTo = (page: Page, top: number | string) => page.evaluate(`window.scrollTo(0, ${top})`);

describe.concurrent('Without a network', () => {
  test.for([
    ['a phone', phone],
    ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ] as const)(
    'the notice stays in view on %s, and covers neither header nor content',
    async ([, device], { stage }) => {
      const { page, api } = await stage({ device });
      const many = Array.from({ length: 12 }, (_, n) => hostedEvent({ id: idOf(700 + n), name: `Event ${n}` }));
      answerDashboard(api, { hosted: many });
      await visit(page, '/dashboard');
      await see(page, 'Event 11');
      // The idle requests have ended.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      const notice = page.getByText(isOffline);
      await notice.waitFor();
      await scrollTo(page, 'document.body.scrollHeight');
      await eventually(async () => (await boxOf(notice)).y >= 0).toBe(true);
      const { y, height } = await boxOf(notice);
      expect(y).toBeLessThan(20);
      expect((await boxOf(page.getByRole('banner'))).y).toBeGreaterThanOrEqual(y + height - 1);
      expect(await canBeReached(button(page, 'Logout'))).toBe(true);
      await page.context().setOffline(false);
      await notice.waitFor({ state: 'hidden' });
      await eventually(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0);
    },
  );
});

describe.concurrent('A message that passes', () => {
  test('leaves what is at the thumb free, and what is in the header too', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerProfile(api).answer(changeAlias, { user: { ...ana, alias: 'quick-lynx' } });
    await visit(page, '/profile');
    await field(page, 'Alias').fill('quick-lynx');
    await press(page, 'Save alias');
    const words = page.getByText('Your alias is now @quick-lynx');
    await words.waitFor();
    const { y, height } = await boxOf(words);
    const header = await boxOf(page.getByRole('banner'));
    expect(y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(y + height).toBeLessThan(844 / 3);
  });
});

describe.concurrent('At 200 % zoom', () => {
  // What a window of 1280 by 800 shows then.
  const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
  test('bars at the edges leave the field one is in uncovered', async ({ stage }) => {
    const { page, api } = await stage({ device: zoomed });
    answerEvent(api, { shown: event({ user_joined: true }), asked: allQuestions });
    await visit(page, eventPath);
    await page.getByRole('textbox', { name: questions.short.text }).fill('Boats');
    await page.getByRole('region', { name: 'Unsaved answers' }).waitFor();
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 30; stops += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator('main :focus');
      if ((await focused.count()) === 0) break;
      const fault = await focused.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = node.ownerDocument.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        const seen = hit !== null && (node.contains(hit) || node.parentElement?.contains(hit) === true);
        return seen ? '' : `${node.outerHTML.slice(0, 120)} lies under ${hit?.outerHTML.slice(0, 120)}`;
      });
      if (fault) covered.push(fault);
    }
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(8);
  });
});

describe.concurrent('With forced colours', () => {
  /** Colours that the page may not choose: two states must not look alike in all of these. */
  const look = (place: Locator): Promise<string> =>
    place.evaluate((node) => {
      const { borderTopColor, backgroundColor, color, outlineStyle } = getComputedStyle(node);
      return [borderTopColor, backgroundColor, color, outlineStyle].join();
    });

  test('anything that is chosen differs from what is not', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, {
      shown: event({ user_joined: true }),
      asked: [questions.choice, questions.several, questions.mood],
      answered: [preference(questions.choice.id, ['founder']), preference(questions.several.id, ['music'])],
    });
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, eventPath);
    await press(page, 'Yes');
    await eventually(() => button(page, 'Yes').getAttribute('aria-pressed')).toBe('true');
    await page.mouse.move(0, 0);
    await eventually(async () => (await look(button(page, 'Yes'))) !== (await look(button(page, 'No')))).toBe(true);
    const mark = (name: string) => page.locator('label').filter({ hasText: name }).locator('input + span');
    expect(await look(mark('Founder'))).not.toBe(await look(mark('Engineer')));
    expect(await look(mark('Music'))).not.toBe(await look(mark('Health')));
  });

  test('the open tab and the view that shows differ from the others, progress has a bar, focus a ring', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    answerDashboard(api);
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/dashboard');
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Events Hosted').waitFor();
    expect(await look(tab('Events Hosted'))).not.toBe(await look(tab('Events Joined')));
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').evaluate((node) => node.matches(':focus-visible'))).toBe(true);
    expect(await look(page.locator(':focus'))).toMatch(/solid|auto/);

    answerHost(answerEvent(api, { shown: hostedEvent() }), [run()]);
    await visit(page, eventPath);
    await press(page, 'Show');
    await heading(page, 'Room 1').waitFor();
    await page.mouse.move(0, 0);
    expect(await look(button(page, 'Rooms'))).not.toBe(await look(button(page, 'All Matches')));

    answerHost(answerEvent(api, { shown: hostedEvent() }), [
      run({ status: 'processing', progress_percentage: 40, completed_at: null }),
    ]);
    await page.reload();
    const bar = page.getByRole('progressbar', { name: 'Matching progress' });
    await bar.waitFor();
    const ground = (place: Locator) => look(place).then((colours) => colours.split(/,(?=rgb)/)[1]);
    expect(await ground(bar.locator('*').first())).not.toBe(await ground(bar));
  });
});
