import { listMyMatches } from '@serendip/contract/matching';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, gone, heading, link, press, see, shows } from './looking.ts';
import type { Refusal } from './mock-api.ts';
import { ben, event, eventId, idOf, myMatch, questions } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const path = `/events/${eventId}`;
const joined = event({ user_joined: true });

describe.concurrent('Your Matches', () => {
  test("show a joined person whom to meet, with a 'Message' button and 'Why matched'", async ({ stage }) => {
    const { page, api } = await stage();
    const second = myMatch({
      user: { id: idOf(7), alias: 'quick-lynx' },
      match_category: 'can_help',
      match_percentage: 61,
      detailed_reasons: ['They are looking for bees.'],
    });
    answerEvent(api, { shown: joined, mine: [myMatch(), second] });
    await page.goto(path);
    await heading(page, 'Your Matches').waitFor();
    const first = page.getByRole('listitem').filter({ hasText: 'calm-heron' });
    await first.getByText('88%').waitFor();
    await see(first, 'Mutual Connections');
    expect(await link(first, /Message/).getAttribute('href')).toBe(`/messages?user=${ben.id}`);
    await see(first, 'You both care about climate.');
    await see(first, 'Ask how they came to design interfaces.');
    expect(await shows(first, 'You are looking for design; they build interfaces.')).toBe(false);
    await press(first, 'Why matched');
    await see(first, 'You are looking for design; they build interfaces.');
    expect(await first.getByText('You both care about climate.').count()).toBe(1);
    await press(first, 'Why matched');
    await gone(first, 'You are looking for design; they build interfaces.');
    await see(first, 'You both care about climate.');
    await see(page.getByRole('listitem').filter({ hasText: 'quick-lynx' }), 'Can Help Others');
    await page.getByText('Room 3').waitFor();
    expect(await page.getByText('@example.org').count()).toBe(1);
  });

  test("below 20 % a match is 'Worth a hello', and its number and category stay in 'Why matched'", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const weak = myMatch({
      match_percentage: 19,
      detailed_reasons: ['No obvious link. Ask what brought them here.'],
      opener: null,
    });
    const fair = myMatch({ user: { id: idOf(7), alias: 'quick-lynx' }, match_percentage: 20 });
    answerEvent(api, { shown: joined, mine: [fair, weak] });
    await page.goto(path);
    const row = page.getByRole('listitem').filter({ hasText: 'calm-heron' });
    await see(row, 'Worth a hello');
    await see(row, 'No obvious link. Ask what brought them here.');
    for (const text of ['19% match', 'Mutual Connections']) expect(await shows(row, text)).toBe(false);
    await press(row, 'Why matched');
    await see(row, 'Mutual Connections, 19% match');
    const other = page.getByRole('listitem').filter({ hasText: 'quick-lynx' });
    await other.getByText('20%').first().waitFor();
    expect(await shows(other, 'Worth a hello')).toBe(false);
  });

  test('a long alias leaves the button free on the narrowest phone', async ({ stage }) => {
    const { page, api } = await stage({ device: { viewport: { width: 320, height: 640 } } });
    const alias = 'brave-salamander-of-the-meadow';
    answerEvent(api, { shown: joined, mine: [myMatch({ user: { id: ben.id, alias } })] });
    await page.goto(path);
    const name = await heading(page, alias).boundingBox();
    const message = await link(page, /Message/).boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 999)).toBeLessThanOrEqual(message?.x ?? 0);
  });

  test('before a run the screen says what is being waited for', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined });
    await page.goto(path);
    await see(page, 'Waiting for the host');
  });

  test('appear by themselves once matching has run', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerEvent(api, { shown: joined });
    await page.goto(path);
    await see(page, 'Waiting for the host');
    api.answer(listMyMatches, { matches: [myMatch()] });
    await page.clock.runFor(31_000);
    await see(page, 'calm-heron');
  });

  test('change by themselves when the host matches again, and so does the room', async ({ stage }) => {
    const { page, api } = await stage({ time: '2026-01-10T12:00:00Z' });
    answerEvent(api, { shown: joined, mine: [myMatch()] });
    await page.goto(path);
    await page.getByText("You're in Room 3").waitFor();
    api.answer(listMyMatches, { matches: [myMatch({ room_number: 5 })] });
    await page.clock.runFor(61_000);
    await page.getByText("You're in Room 5").waitFor();
  });

  test.for([0, 200])('come without moving what one is writing in (scrolled by %i)', async (scrolled, { stage }) => {
    const { page, api } = await stage({ device: phone, time: '2026-01-10T12:00:00Z' });
    answerEvent(api, { shown: joined, asked: Object.values(questions) });
    await page.goto(path);
    await see(page, 'Waiting for the host');
    const answer = page.getByRole('textbox', { name: questions.short.text });
    await answer.fill('Boats');
    await page.evaluate(`window.scrollBy(0, ${scrolled})`);
    const before = (await answer.boundingBox())?.y ?? 0;
    const five = Array.from({ length: 5 }, (_, n) =>
      myMatch({ user: { id: idOf(900 + n), alias: `calm-heron-${n}` } }),
    );
    api.answer(listMyMatches, { matches: five });
    await page.clock.runFor(31_000);
    await see(page, 'calm-heron-4');
    await page.clock.runFor(1000);
    expect(Math.abs(((await answer.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test.for<[string, Refusal, string]>([
    ['the status message', { code: 403, message: 'Join the event first' }, 'Join the event first'],
    ["'Failed to load matches' when nothing was said", { code: 400 }, 'Failed to load matches'],
  ])('a load failure shows %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    answerEvent(api, { shown: joined }).refuse(listMyMatches, refusal);
    await page.goto(path);
    await see(page, words);
    await button(page, 'Try again').waitFor();
  });

  test('who has not joined is shown none', async ({ stage }) => {
    const { page, api } = await stage();
    answerEvent(api);
    await page.goto(path);
    await button(page, 'Join This Event').waitFor();
    expect(await heading(page, 'Your Matches').count()).toBe(0);
    expect(api.callsOf(listMyMatches)).toHaveLength(0);
  });
});
