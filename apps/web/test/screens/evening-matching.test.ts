import { actOnLive, type LiveAction } from '@serendip/contract/evening';
import { getMatchStatus, listMatchRuns, type MatchRun, runMatches } from '@serendip/contract/matching';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { answerConsole, doors, live } from './evening.ts';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { eventId, idOf, run } from './samples.ts';
import { test } from './stage.ts';

const path = `/events/${eventId}/live`;
const time = '2026-01-10T20:25:00Z';
const now = '2026-01-10T20:25:30.000Z';
const made = run({ id: idOf(305), status: 'processing', progress_percentage: 40, rounds: 3, total_participants: 10 });
const end: MatchRun = { ...made, status: 'completed', progress_percentage: 100 };

/** A console with ten people here, who are matched on request. */
function answerMatching(api: MockApi): MockApi {
  return answerConsole(api, doors({ here_count: 10, now }), [])
    .answer(runMatches, () => {
      api.answer(getMatchStatus, { match_run: made });
      return { match_run: run({ ...made, status: 'queued', progress_percentage: 0 }) };
    })
    .answer(actOnLive, () => {
      answerConsole(api, live({ round: 1, rounds: 3 }), [end]);
      return { live: live({ round: 1, rounds: 3 }) };
    });
}

const complete = (api: MockApi) =>
  api.answer(getMatchStatus, { match_run: end }).answer(listMatchRuns, { match_runs: [end] });
const actions = (api: MockApi) =>
  api.callsOf(actOnLive).map(({ body }) => (body as { live: { action: LiveAction } }).live);

describe.concurrent('Matching inside the console', () => {
  test('below three people the code comes first, and the line says what is missing', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerConsole(api, doors({ here_count: 2 }), []);
    await visit(page, path);
    await see(page, '3 people are needed to match');
    await press(page, 'Show the code');
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('code');
    // A run made before lets an evening without check-ins start, too.
    answerConsole(api, doors({ here_count: 0 }), [run({ rounds: 3, total_participants: 10 })]);
    await visit(page, path);
    await button(page, 'Show the code').waitFor();
    await press(page, 'Start round 1 of 3');
    await see(
      page.getByRole('alertdialog'),
      /^10 people in 5 rooms, .* Nobody has checked in, so everyone in the run gets a room\.$/,
    );
  });

  test('two taps match the people who are here and start round 1, without leaving the console', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time });
    answerMatching(api);
    await visit(page, path);
    await press(page, 'Match 10 people');
    const sheet = page.getByRole('dialog', { name: 'Match 10 people' });
    expect(await field(sheet, 'Rounds').inputValue()).toBe('3');
    await see(sheet, 'Five rooms of 2');
    await see(sheet, 'Ends about 21:05');
    expect(await sheet.getByRole('switch').isChecked()).toBe(true);
    await press(sheet, 'Match and start');
    await sheet.getByRole('progressbar').waitFor();
    await see(sheet, 'Matching. Then round 1 starts by itself.');
    await page.clock.runFor(2_100);
    await eventually(() => sheet.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    complete(api);
    await page.clock.runFor(2_100);
    await heading(page, 'Round 1 of 3').waitFor();
    await sheet.waitFor({ state: 'detached' });
    expect(api.callsOf(runMatches).map(({ body }) => body)).toEqual([{ room_size: 2, rounds: 3, present_only: true }]);
    expect(actions(api)).toEqual([
      { action: 'start', version: 1, match_run_id: idOf(305), minutes: 12, break_minutes: 2, automatic: true },
    ]);
  });

  test('people per room decide how many rounds are suggested, and the choice is remembered', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time });
    answerConsole(api, doors({ here_count: 7, now }), []);
    await visit(page, path);
    await press(page, 'Match 7 people');
    await field(page, 'People per room').selectOption('4');
    await see(page, 'One room of 4, one of 3');
    expect(await field(page, 'Rounds').inputValue()).toBe('2');
    await field(page, 'Minutes per round').fill('20');
    await field(page, 'Minutes per break').fill('0');
    await see(page, 'Ends about 21:05');
    await page.keyboard.press('Escape');
    await visit(page, path);
    await press(page, 'Match 7 people');
    expect(await field(page, 'People per room').inputValue()).toBe('4');
    expect(await field(page, 'Minutes per round').inputValue()).toBe('20');
    await page.getByRole('switch', { name: 'Only people who are here' }).uncheck();
    await heading(page, 'Match 4 people').waitFor();
  });

  test('a failure stands in the sheet, and is tried again from there', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time });
    answerMatching(api).refuse(runMatches, { code: 429, message: 'Too many runs. Try again in 5 minutes' });
    await visit(page, path);
    await press(page, 'Match 10 people');
    const sheet = page.getByRole('dialog');
    await press(sheet, 'Match and start');
    await see(sheet, 'Too many runs. Try again in 5 minutes');
    answerMatching(api);
    await press(sheet, 'Try again');
    await page.clock.runFor(2_100);
    api.answer(getMatchStatus, {
      match_run: run({ ...made, status: 'failed', error_message: 'Too few people are left' }),
    });
    await page.clock.runFor(2_100);
    await see(sheet, 'Too few people are left');
    answerMatching(api);
    await press(sheet, 'Try again');
    await gone(sheet, 'Too few people are left');
    complete(api);
    await page.clock.runFor(4_200);
    await heading(page, 'Round 1 of 3').waitFor();
    expect(actions(api)).toHaveLength(1);
  });

  test('with a completed run it starts, or matches again without starting', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, time });
    answerMatching(api);
    complete(api);
    await visit(page, path);
    await see(page, 'Start round 1 of 3: 10 people in 5 rooms, 12 minutes. Ends about 21:05.');
    await press(page, 'Match again');
    await press(page.getByRole('dialog'), 'Match, start later');
    await see(page, 'Matching. You start round 1 when you are ready.');
    complete(api);
    await page.clock.runFor(4_200);
    await see(page, 'Matches are ready');
    await button(page, 'Start round 1 of 3').waitFor();
    expect(actions(api)).toEqual([]);
  });
});
