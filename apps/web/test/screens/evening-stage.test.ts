import { actOnLive, getLive, getStage, getStageAsHost } from '@serendip/contract/evening';
import { listMatchRuns } from '@serendip/contract/matching';
import jsQr from 'jsqr';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { answerStage, inSeconds, live, stage as shownStage } from './evening.ts';
import { button, eventually, gone, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId, run } from './samples.ts';
import { test } from './stage.ts';

/** Its types say that the function is in a `default` of its own, which Node does not. */
const readQr = jsQr as unknown as (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;

const path = `/events/${eventId}/stage`;
const projector = { width: 1920, height: 1080 };

/** How strong the stage's text stands out from its ground, as WCAG counts it. */
const contrast = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const { color, backgroundColor } = getComputedStyle(document.querySelector('main'));
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const c = part / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  })()`);

/** The shapes of a code as they are drawn, four pixels to a module. */
const drawn = (page: Page): Promise<{ pixels: number[]; size: number }> =>
  page.evaluate(`(() => {
    const code = document.querySelector('svg[role="img"]');
    const modules = code.viewBox.baseVal.width;
    const size = modules * 4;
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d');
    canvas.scale(4, 4);
    for (const shape of code.children) {
      canvas.fillStyle = shape.getAttribute('fill');
      canvas.fill(new Path2D(shape.getAttribute('d') ?? 'M0 0h' + modules + 'v' + modules + 'h-' + modules + 'z'));
    }
    return { pixels: [...canvas.getImageData(0, 0, size, size).data], size };
  })()`);

/** Nothing lies outside the window, and the page does not scroll. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector('main');
    return scrollHeight <= clientHeight && scrollWidth <= clientWidth && innerHeight >= document.documentElement.scrollHeight;
  })()`);

/** Height of the digits that are drawn, in parts of the window's. */
const clockHeight = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const style = getComputedStyle(document.querySelector('[role=timer]'));
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.font = style.fontWeight + ' ' + style.fontSize + ' ' + style.fontFamily;
    return canvas.measureText('0').actualBoundingBoxAscent / innerHeight;
  })()`);

/** To be called before the page loads. Tells how many tones have begun. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };`);
  return () => page.evaluate<number>('window.tones');
}

describe.concurrent('The stage', () => {
  test('is read from the back of the room in every state, in both themes', async ({ stage }) => {
    const { page, api } = await stage();
    await page.setViewportSize(projector);
    for (const [shown, words] of [
      [shownStage({ state: null, code: null, check_in_url: null }, 0), 'Welcome'],
      [shownStage({ state: 'doors', round: 0, ends_at: null }, 0), '23 here'],
      [shownStage(), 'Find your room on your phone'],
      [shownStage({ ends_at: inSeconds(48) }), 'Round 2 of 4'],
      [shownStage({ automatic: false, ends_at: inSeconds(-1) }), 'Time is up'],
      [shownStage({ state: 'break', ends_at: inSeconds(95) }), 'Find your room for round 3 on your phone'],
      [shownStage({ state: 'paused', paused_in: 'break', ends_at: null, paused_left: 65 }), '1:05'],
      [shownStage({ state: 'ended', ends_at: null, code: null }, 0), 'Thank you for coming'],
    ] as const) {
      answerStage(api, shown);
      await visit(page, path);
      await see(page, words);
      expect(await fits(page), words).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await contrast(page), `${words} ${colorScheme}`).toBeGreaterThanOrEqual(7);
      }
      if (await page.getByRole('timer').isVisible()) {
        expect(await clockHeight(page)).toBeGreaterThanOrEqual(0.25);
        // Guests who come late can check in, too.
        expect(await page.getByRole('img', { name: 'QR code to check in' }).isVisible()).toBe(true);
        await see(page, String(shown.code));
      }
    }
  });

  test('on a projector of 1024 × 768 the code stands beside its picture, and the list below a clock of five signs', async ({
    stage,
  }) => {
    const { page, api } = await stage({ alters: true });
    await page.setViewportSize({ width: 1024, height: 768 });
    answerStage(api, shownStage({ state: 'doors', round: 0, rounds: 0, ends_at: null }, 0));
    await visit(page, path);
    await see(page, 'Scan to check in');
    // The text beside the code is for screen readers, so the code's own text is measured.
    const code = await page.evaluate<number>(`(() => {
      const texts = document.createTreeWalker(document.querySelector('p.font-mono'), NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) if (texts.currentNode.data.includes('K7QM4X')) range.selectNodeContents(texts.currentNode);
      return range.getBoundingClientRect().right;
    })()`);
    expect(code).toBeGreaterThan(0);
    const picture = await page.getByRole('img').first().boundingBox();
    expect(code).toBeLessThan(picture?.x ?? 0);
    answerStage(api, shownStage({ ends_at: inSeconds(725) }, 6));
    await visit(page, path);
    const last = page.getByText('shy-guest-5', { exact: true });
    await last.waitFor();
    expect(await last.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test('speaks the event’s language, whatever the browser’s, and below it the second one', async ({ stage }) => {
    const { page, api } = await stage();
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [shown, french, german] of [
      [shownStage({ state: null, code: null, check_in_url: null }, 0), 'Bienvenue', 'Willkommen'],
      [shownStage({ state: 'doors', round: 0, ends_at: null }, 0), '23 personnes sont là', '23 Gäste sind da'],
      [shownStage(), 'Tour 2 sur 4', 'Runde 2 von 4'],
      [shownStage({ state: 'break', ends_at: inSeconds(95) }), 'On reprend à 0:00.', 'Bei 0:00 geht es weiter.'],
      [shownStage({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 65 }), 'En pause', 'Angehalten'],
    ] as const) {
      answerStage(api, { ...shown, language: 'fr', second_language: 'de' });
      await visit(page, path);
      await see(page.locator('main[lang=fr]'), french);
      await see(page.locator('[lang=de]'), german);
      expect(await fits(page), french).toBe(true);
    }
    await see(button(page, 'Plein écran'), 'Plein écran');
    answerStage(api, { ...shownStage({ state: 'ended', ends_at: null, code: null }, 0), language: 'es' });
    await visit(page, path);
    await see(page, 'Gracias por venir');
    expect(await page.locator('[lang=de]').count()).toBe(0);
  });

  test('in two languages still lists ten people and more on a page of a small projector', async ({ stage }) => {
    const { page, api } = await stage();
    await page.setViewportSize({ width: 1280, height: 800 });
    const seats = Array.from({ length: 24 }, (_, at) => ({
      alias: `calm-guest-${at}`,
      name: `Guest ${at}`,
      room: `Raum ${at} · Room ${at}`,
    }));
    for (const shown of [shownStage({ seats }), shownStage({ seats, state: 'break', ends_at: inSeconds(95) })]) {
      answerStage(api, { ...shown, language: 'de', second_language: 'en' });
      await visit(page, path);
      const rows = page.getByRole('list', { name: 'Räume nach Namen' }).getByRole('listitem');
      await eventually(async () => (await rows.count()) >= 10).toBe(true);
      expect(await fits(page)).toBe(true);
    }
  });

  test('its QR code leads to the event with the code, as a camera reads it', async ({ stage }) => {
    const { page, api, origin } = await stage();
    const doors = shownStage({ state: 'doors', round: 0, ends_at: null }, 0);
    answerStage(api, doors);
    await visit(page, path);
    await page.getByRole('img', { name: 'QR code to check in' }).waitFor();
    const { pixels, size } = await drawn(page);
    const read = readQr(new Uint8ClampedArray(pixels), size, size);
    // The origin of the page, since the operator has set no address.
    expect(read?.data).toBe(`${origin}/events/${eventId}?here=K7QM4X`);
    await see(page, `${new URL(origin).host}/go`);
    await see(page, /K7QM4X$/);
    answerStage(api, { ...doors, here_count: 24 });
    await see(page, '24 here');
  });

  test('calls people by the name that may be shown, with the alias beside a name that two have', async ({ stage }) => {
    const { page, api } = await stage();
    await page.setViewportSize(projector);
    const seats = [
      { alias: 'calm-heron', name: 'Mia', room: 'Room 1' },
      { alias: 'quick-lynx', name: 'Mia', room: 'Room 2' },
      { alias: 'shy-wren', name: null, room: 'Room 1' },
      { alias: 'merry-fox', name: 'Zoe', room: 'Room 2' },
    ];
    answerStage(api, shownStage({ seats }));
    await visit(page, path);
    const rows = page.getByRole('list', { name: 'Rooms by name' }).getByRole('listitem');
    await see(page, 'Zoe');
    expect(await rows.allTextContents()).toEqual([
      'Mia calm-heronRoom 1',
      'Mia quick-lynxRoom 2',
      'shy-wrenRoom 1',
      'ZoeRoom 2',
    ]);
  });

  test('a long list turns its pages by itself, and the pointer goes after three seconds', async ({ stage }) => {
    const { page, api } = await stage({ time: '2031-01-01T03:00:00Z' });
    await page.setViewportSize(projector);
    answerStage(api, shownStage({}, 2000));
    await visit(page, path);
    await see(page, /^Page 1 of \d+$/);
    await see(page, 'brave-guest-0');
    await page.mouse.move(300, 300);
    await page.clock.runFor(6100);
    await see(page, /^Page 2 of \d+$/);
    await gone(page, 'brave-guest-0');
    const pointer = () => page.evaluate("getComputedStyle(document.querySelector('main')).cursor");
    expect(await pointer()).toBe('none');
    await page.mouse.move(400, 400);
    await eventually(async () => (await pointer()) === 'none').toBe(false);
  });

  test('space pauses, the arrow goes on, m mutes the chime; what goes on is named before and after', async ({
    stage,
  }) => {
    const { page, api } = await stage({ time: '2031-01-01T03:00:00Z', alters: true });
    const tones = await countTones(page);
    answerStage(api, shownStage({ ends_at: inSeconds(75) })).answer(getLive, { live: live({ version: 9 }) });
    api.answer(listMatchRuns, { match_runs: [run({ room_size: 3 })] }).answer(actOnLive, ({ body }) => {
      const paused = (body as { live: { action: string } }).live.action === 'pause';
      if (paused)
        answerStage(api, shownStage({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 70 })).answer(
          getLive,
          { live: live({ state: 'paused', paused_in: 'round', ends_at: null, paused_left: 70, version: 10 }) },
        );
      else answerStage(api, shownStage({ state: 'break', ends_at: inSeconds(100) }));
      return { live: live({ version: 10 }) };
    });
    await visit(page, path);
    await see(page, 'Round 2 of 4');
    await page.keyboard.press('x');
    await page.clock.runFor(20_000);
    await eventually(tones).toBe(1);
    await page.keyboard.press('Space');
    await see(page, 'Paused');
    await button(page, 'End round 2 (→)').waitFor();
    expect(api.callsOf(actOnLive)).toHaveLength(1);
    await page.keyboard.press('M');
    await page.keyboard.press('ArrowRight');
    await see(page, 'Break');
    await see(page, 'Sound is off');
    await see(page, /^Round 3 of 4: 23 people in 6 rooms, 12 minutes\. Ends about /);
    expect(await tones()).toBe(1);
    expect(api.callsOf(actOnLive).map(({ body }) => body)).toMatchObject([
      { live: { action: 'pause', version: 9 } },
      { live: { action: 'next', version: 10 } },
    ]);
    const inBreak = live({ state: 'break', ends_at: inSeconds(100), version: 11 });
    const roundThree = live({ round: 3, ends_at: inSeconds(720), here_count: 9, version: 12 });
    api.answer(getLive, { live: inBreak }).answer(actOnLive, { live: roundThree });
    await button(page, 'Start round 3 of 4 (→)').click();
    await see(page, /^Round 3 of 4: 9 people in 3 rooms, 12 minutes\. Ends about /);
  });

  test('rounds that follow at once and the evening end with a chime, and the arrow asks once before it ends', async ({
    stage,
  }) => {
    const { page, api } = await stage({ time: '2031-01-01T03:00:00Z', alters: true });
    const tones = await countTones(page);
    const colour = () => page.evaluate("getComputedStyle(document.querySelector('main')).backgroundColor");
    const last = { round: 3, rounds: 4, break_minutes: 0, minutes: 1 };
    answerStage(api, shownStage({ ...last, ends_at: inSeconds(65) }));
    api.answer(getLive, { live: live({ ...last, round: 4 }) }).answer(actOnLive, { live: live({ version: 10 }) });
    await visit(page, path);
    await see(page, 'Round 3 of 4');
    const plain = await colour();
    await page.keyboard.press('x');
    await page.clock.runFor(7000);
    await eventually(tones).toBe(1);
    answerStage(api, shownStage({ ...last, round: 4, ends_at: inSeconds(61) }));
    await page.clock.runFor(59_000);
    await see(page, 'Round 4 of 4');
    // Two tones for the end of round 3, and one for the last minute that begins at once.
    await eventually(async () => (await tones()) >= 3).toBe(true);
    await page.keyboard.press('ArrowRight');
    await see(page, 'Press → again to end the evening');
    expect(api.callsOf(actOnLive)).toEqual([]);
    const before = await tones();
    answerStage(api, shownStage({ ...last, round: 4, state: 'ended', ends_at: null }));
    await page.clock.runFor(62_000);
    await see(page, 'Thank you for coming');
    await eventually(async () => (await tones()) >= before + 2).toBe(true);
    expect(await colour()).not.toBe(plain);
  });

  test('a key acts on what the stage shows: when the evening has moved on it does nothing', async ({ stage }) => {
    const { page, api } = await stage();
    answerStage(api, shownStage()).answer(getLive, { live: live({ round: 3 }) });
    await visit(page, path);
    await see(page, 'Round 2 of 4');
    await page.keyboard.press('Space');
    await see(page, 'The evening has moved on');
    expect(api.callsOf(actOnLive)).toEqual([]);
  });

  test('shows by its link without a session and without a way to act; an old link says so', async ({ stage }) => {
    const { page, api } = await stage({ as: null });
    answerStage(api, shownStage());
    await visit(page, '/stage/the-secret');
    await see(page, 'Round 2 of 4');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('button').allTextContents()).toEqual(['Mute (m)', 'Full screen']);
    api.refuse(getStage, { code: 404, message: 'There is nothing at this address' });
    await see(page, 'This stage link does not work any more. Ask the host for a new one.');
    expect(api.callsOf(getStage)[0]?.params).toEqual({ secret: 'the-secret' });
    expect([getStageAsHost, getLive, actOnLive].flatMap((endpoint) => api.callsOf(endpoint))).toEqual([]);
  });
});
