import { findByCode, makeStageCode } from '@serendip/contract/codes';
import { getStage, makeStageLink } from '@serendip/contract/evening';
import { getEvent } from '@serendip/contract/events';
import { getSettings } from '@serendip/contract/service';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { answerCheckIn, answerConsole, answerGuest, doors, joined, notHere, stage as shownStage } from './evening.ts';
import { button, eventually, field, link, pathOf, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { eventId } from './samples.ts';
import { test } from './stage.ts';
import { usualSettings } from './usual-answers.ts';

const label = 'Type the code from the screen';

describe.concurrent('The page for a code', () => {
  test('has one field with the cursor in it, and leads into the event', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerGuest(api, null);
    answerCheckIn(api, doors({ me: notHere({ here: true }) }));
    api
      .refuse(findByCode, { code: 422, message: 'No open event has this code. Check the letters.' })
      .answer(getEvent, { event: joined });
    await visit(page, '/go');
    await eventually(() => page.evaluate('document.activeElement.tagName')).toBe('INPUT');
    await page.keyboard.type('y9x edr');
    await press(page, 'Go in');
    await see(page, 'No open event has this code. Check the letters.');
    api.answer(findByCode, {
      event: { id: eventId, name: 'Founders & Friends' },
      path: `/events/${eventId}?here=Y9XEDQ`,
    });
    await field(page, label).fill('y9x edq');
    await press(page, 'Go in');
    await see(page, 'You are here.');
    await eventually(() => pathOf(page)).toBe(`/events/${eventId}`);
    expect(api.callsOf(findByCode).map(({ body }) => body)).toEqual([{ code: 'y9x edr' }, { code: 'y9x edq' }]);
  });

  test('opens a stage with the code that a console makes', async ({ stage }) => {
    const { page, api } = await stage();
    answerConsole(api, doors())
      .answer(makeStageCode, { stage_code: { code: 'ABCDEFGH', expires_at: '2026-01-10T20:35:00.000Z' } })
      .answer(findByCode, { event: { id: eventId, name: 'Founders & Friends' }, path: '/stage/the-secret' })
      .answer(getStage, { stage: shownStage({ state: 'doors', round: 0, ends_at: null }, 0) });
    await visit(page, `/events/${eventId}/live`);
    await press(page, 'Stage, poster, settings');
    await press(page, 'Stage on another screen');
    await see(page, 'ABCD EFGH');
    await see(page, 'It works once, until 20:35.');
    await visit(page, '/go');
    await field(page, label).fill('abcdefgh');
    await button(page, 'Go in').click();
    await see(page, 'Scan to check in');
    expect(pathOf(page)).toBe('/stage/the-secret');
  });

  test('stands at the address that the operator has set, as stage links do', async ({ stage }) => {
    const { page, api } = await stage({ loads: true });
    const settings = { ...usualSettings, public_url: 'https://events.example.org' };
    answerConsole(api, doors())
      .answer(getSettings, settings)
      .answer(makeStageLink, { stage_link: { address: 'http://localhost:3000/stage/abc', secret: 'abc' } });
    await visit(page, `/events/${eventId}/live`);
    await see(page, 'or open events.example.org/go and type K7QM4X');
    expect(await page.getByText('This address works on this computer only.').count()).toBe(0);
    await press(page, 'Stage, poster, settings');
    await press(page, 'Stage link for another laptop');
    await press(page.getByRole('alertdialog'), 'Make the link');
    await eventually(() => field(page, 'Stage link').inputValue()).toBe('https://events.example.org/stage/abc');
  });

  test('is linked from the landing page and the dashboard', async ({ stage }) => {
    const { page } = await stage({ as: null });
    await visit(page, '/');
    await link(page, 'Have a code?').click();
    await field(page, label).waitFor();
    expect(pathOf(page)).toBe('/go');
  });
});
