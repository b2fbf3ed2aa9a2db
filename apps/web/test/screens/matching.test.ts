import { getLive } from '@serendip/contract/evening';
import {
  cancelMatchRun,
  getMatchStatus,
  listMatchRuns,
  type MatchRun,
  type MatchRunStatus,
  runMatches,
} from '@serendip/contract/matching';
import { getClarity } from '@serendip/contract/topics';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { doors } from './evening.ts';
import { button, eventually, gone, press, see } from './looking.ts';
import type { MockApi, Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { eventId, hostedEvent, run } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const path = `/events/${eventId}`;
const noon = '2026-02-01T18:30:05Z';

const hostScreen = (api: MockApi, runs: MatchRun[] = [], participants = 4): MockApi =>
  answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: participants }) }), runs);

const underWay = (status: MatchRunStatus, progress = 0): MatchRun =>
  run({
    status,
    progress_percentage: progress,
    total_matches_generated: 0,
    duration: status === 'queued' ? null : 3.6,
    completed_at: null,
    engine: null,
  });

/** Moves the page's time on in small steps; in between each answer arrives, however long a busy machine takes for it. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await page.clock.runFor(500);
    await eventually(() => page.evaluate('window.asking ?? 0')).toBe(0);
    await page.waitForTimeout(30);
  }
}

describe.concurrent('Matching controls', () => {
  test("without runs: 'Ready to Generate Matches?' and 'Generate Matches'", async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await visit(page, path);
    await see(page, 'Ready to Generate Matches?');
    expect(await button(page, 'Generate Matches').isEnabled()).toBe(true);
  });

  test.for([0, 2])('with %i participants matching is disabled and says why', async (participants, { stage }) => {
    const { page, api } = await stage();
    hostScreen(api, [], participants);
    await visit(page, path);
    await see(page, 'Need at least 3 participants to run matches');
    await see(page, 'Share your event link to get more people to join before generating matches.');
    expect(await button(page, 'Generate Matches').isDisabled()).toBe(true);
  });

  test('while a run goes on its label in the results follows its status', async ({ stage }) => {
    const { page, api } = await stage({ time: noon });
    hostScreen(api, [underWay('queued')]);
    await visit(page, path);
    await press(page, 'Show');
    const label = page.getByLabel('Match Run').getByRole('option');
    await eventually(() => label.textContent()).toBe('Run #1: 1 Feb 2026, 18:30 - 0 matches (4 participants) [queued]');
    api.answer(getMatchStatus, { match_run: underWay('processing', 40) });
    await passTime(page, 2500);
    await see(page, 'Processing');
    await eventually(() => label.textContent()).toBe(
      'Run #1: 1 Feb 2026, 18:30 - 0 matches (4 participants) [processing]',
    );
    api.answer(getMatchStatus, { match_run: run() }).answer(listMatchRuns, { match_runs: [run()] });
    await passTime(page, 2500);
    await eventually(() => label.textContent()).toBe('Run #1: 1 Feb 2026, 18:30 - 5 matches (4 participants)');
  });

  test('with 3 participants it can start', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api, [], 3);
    await visit(page, path);
    await see(page, 'Ready to Generate Matches?');
    expect(await button(page, 'Generate Matches').isEnabled()).toBe(true);
    expect(await page.getByText(/Need at least 3/).count()).toBe(0);
  });

  test.for([
    ['queued', 'Your matching request is in the queue'],
    ['processing', 'AI is analyzing participant data and generating matches'],
  ] as const)('%s: its text, a progress bar, and nothing to start', async ([status, words], { stage }) => {
    const { page, api } = await stage();
    hostScreen(api, [underWay(status, 40)]);
    await visit(page, path);
    await see(page, words);
    await see(page, 'Auto-refreshing status...');
    const bar = page.getByRole('progressbar', { name: 'Matching progress' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('40');
    expect(await button(page, 'Generate Matches').isDisabled()).toBe(true);
    expect(await page.getByText('Matches Ready!').count()).toBe(0);
  });

  test('a run under way is cancelled by a tap, and the card says so', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api, [underWay('processing', 40)]);
    const cancelled = run({ status: 'failed', error_message: 'Cancelled by the host' });
    api.answer(cancelMatchRun, () => {
      api.answer(getMatchStatus, { match_run: cancelled }).answer(listMatchRuns, { match_runs: [cancelled] });
      return { match_run: cancelled };
    });
    await visit(page, path);
    await press(page, 'Cancel matching');
    await see(page, 'Cancelled by the host');
    await see(page, 'Matches of before stay as they were.');
    expect(await page.getByText('Guests see the new matches at once').count()).toBe(0);
    expect(await button(page, 'Regenerate Matches').isEnabled()).toBe(true);
    expect(await button(page, 'Cancel matching').count()).toBe(0);
    api.answer(listMatchRuns, { match_runs: [cancelled, run()] });
    await page.reload();
    await see(page, 'Guests see the new matches at once, and are told again.');
  });

  test("completed: its text, 'Matches Ready!', 'Regenerate Matches', and how many people's answers were too long", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    hostScreen(api, [run({ read_in_part: 12 })]);
    await visit(page, path);
    await see(page, /Of 12 people only the beginnings of the longest answers were read\./);
    await see(page, 'Matches have been successfully generated!');
    await see(page, 'Matches Ready!');
    expect(await button(page, 'Regenerate Matches').isEnabled()).toBe(true);
    expect(await page.getByText('Auto-refreshing status...').count()).toBe(0);
  });

  test("failed: its text, the reason under 'Error Details:' and 'Regenerate Matches'", async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api, [run({ status: 'failed', error_message: 'The work was interrupted twice.', completed_at: null })]);
    await visit(page, path);
    await see(page, 'Something went wrong during the matching process');
    await see(page, 'Error Details:');
    await see(page, 'The work was interrupted twice.');
    expect(await button(page, 'Regenerate Matches').isEnabled()).toBe(true);
  });

  test('metrics: participants, matches above 0, progress, rounded duration and start time', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api, [run({ total_participants: 41, total_matches_generated: 97, duration: 12.4 })]);
    await visit(page, path);
    await see(page, 'Matches Ready!');
    const metric = async (label: string) =>
      page
        .locator('section dl div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .textContent();
    expect(await metric('Participants')).toBe('41');
    expect(await metric('Matches generated')).toBe('97');
    expect(await metric('Progress')).toBe('100%');
    expect(await metric('Duration')).toBe('12s');
    expect(await metric('Started')).toMatch(/^1 Feb 2026, 18:30$/);
    hostScreen(api, [underWay('processing', 10)]);
    await page.reload();
    await see(page, 'Auto-refreshing status...');
    expect(await page.getByText('Matches generated').count()).toBe(0);
  });

  test('a double click starts one run', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).answer(runMatches, () => {
      api.answer(getMatchStatus, { match_run: run() });
      api.refuse(runMatches, { code: 409, message: 'A match run is already in progress' });
      return { match_run: underWay('queued') };
    });
    await visit(page, path);
    await button(page, 'Generate Matches').dblclick();
    await see(page, 'Matches Ready!');
    expect(api.callsOf(runMatches)).toHaveLength(1);
    expect(await page.getByText('A match run is already in progress').count()).toBe(0);
  });

  test('a start that was refused because a run is under way is past when that run has ended', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).refuse(runMatches, { code: 409, message: 'A match run is already in progress' });
    await visit(page, path);
    await button(page, 'Generate Matches').waitFor();
    api.answer(getMatchStatus, { match_run: underWay('processing', 40) });
    await press(page, 'Generate Matches');
    await see(page, 'Auto-refreshing status...');
    api.answer(getMatchStatus, { match_run: run() });
    await see(page, 'Matches Ready!');
    expect(await page.getByText('A match run is already in progress').count()).toBe(0);
  });

  test('starting: 202, then the status is re-read every 2 seconds until it is completed', async ({ stage }) => {
    const { page, api } = await stage({ time: noon, alters: true });
    const moments: number[] = [];
    hostScreen(api).answer(runMatches, () => {
      api.answer(getMatchStatus, () => ({ match_run: underWay('processing', 50) }));
      return { match_run: underWay('queued') };
    });
    await page.exposeFunction('sawStatusAt', (moment: number) => moments.push(moment));
    await page.addInitScript(`
      const send = window.fetch;
      window.fetch = (url, init) => {
        if (String(url).includes('match_status')) window.sawStatusAt(Date.now());
        window.asking = (window.asking ?? 0) + 1;
        return send(url, init).finally(() => { window.asking -= 1; });
      };
    `);
    await visit(page, path);
    await press(page, 'Generate Matches');
    await see(page, 'AI is analyzing participant data and generating matches');
    expect(api.callsOf(runMatches)).toHaveLength(1);
    moments.length = 0;
    await passTime(page, 9000);
    const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    expect(gaps.length).toBeGreaterThanOrEqual(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1900);
    // The page's clock goes on while an answer is on its way.
    expect(Math.min(...gaps)).toBeLessThan(4500);
    hostScreen(api, [run()]);
    await passTime(page, 2500);
    await see(page, 'Matches Ready!');
    await see(page, 'Match Results');
    const asked = api.callsOf(getMatchStatus).length;
    await passTime(page, 8000);
    expect(api.callsOf(getMatchStatus).length).toBeLessThanOrEqual(asked + 1);
  });

  test('polling ends after 5 minutes, and can be taken up again', async ({ stage }) => {
    const { page, api } = await stage({ time: noon });
    hostScreen(api, [underWay('processing', 50)]);
    await visit(page, path);
    await see(page, 'Auto-refreshing status...');
    await page.clock.runFor(200_000);
    await passTime(page, 3000);
    expect(await page.getByText('Auto-refreshing status...').count()).toBe(1);
    await page.clock.runFor(110_000);
    await passTime(page, 3000);
    await gone(page, 'Auto-refreshing status...');
    const asked = api.callsOf(getMatchStatus).length;
    await passTime(page, 8000);
    expect(api.callsOf(getMatchStatus)).toHaveLength(asked);
    await press(page, 'Check again');
    await see(page, 'Auto-refreshing status...');
    await eventually(() => api.callsOf(getMatchStatus).length > asked).toBe(true);
  });

  test.for<[string, Refusal, string]>([
    [
      'the status message',
      { code: 422, message: 'Need at least 3 participants to run matches' },
      'Need at least 3 participants to run matches',
    ],
    ["'Failed to start matching process' when nothing was said", { code: 502 }, 'Failed to start matching process'],
  ])('a failed start shows %s and the hint', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    hostScreen(api).refuse(runMatches, refusal);
    await visit(page, path);
    await press(page, 'Generate Matches');
    await see(page, words);
    await see(page, 'Please add more participants to your event before trying again.');
    await eventually(() => button(page, 'Generate Matches').isEnabled()).toBe(true);
  });

  test('a start is one by its code, whatever else its answer holds', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).refuse(runMatches, { code: 202, message: 'Fine' });
    await visit(page, path);
    await button(page, 'Generate Matches').waitFor();
    api.answer(getMatchStatus, { match_run: underWay('queued') });
    await press(page, 'Generate Matches');
    await see(page, 'Your matching request is in the queue');
    expect(await page.getByText('Fine').count()).toBe(0);
  });

  test('a status that cannot be loaded counts as none', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api)
      .refuse(getMatchStatus, { code: 403, message: 'Oh' })
      .refuse(listMatchRuns, { code: 403, message: 'Oh' });
    await visit(page, path);
    await see(page, 'Ready to Generate Matches?');
    expect(await page.getByText('Oh').count()).toBe(0);
  });

  test('once doors are open only who is here is matched, unless the host says otherwise', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api)
      .answer(getLive, { live: doors({ here_count: 2 }) })
      .answer(runMatches, { match_run: underWay('queued') });
    await visit(page, path);
    await see(page, "Only 2 people are here. Wait for more, or match everyone in 'Options'.");
    expect(await button(page, 'Generate Matches').isDisabled()).toBe(true);
    await press(page, 'Options');
    const onlyHere = page.getByRole('switch', { name: 'Only people who are here (2)' });
    expect(await onlyHere.isChecked()).toBe(true);
    await onlyHere.uncheck();
    expect(await button(page, 'Generate Matches').isEnabled()).toBe(true);
    api.answer(getLive, { live: doors({ here_count: 3 }) });
    await page.reload();
    await press(page, 'Generate Matches');
    await eventually(() => api.callsOf(runMatches)[0]?.body).toBe({
      room_size: 2,
      matches_per_person: 5,
      present_only: true,
    });
  });

  test('counts and an evening that arrive late move no button of the matching controls from under a finger', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    hostScreen(api).answer(getLive, { live: doors({ here_count: 2 }) });
    const heard = api.hold(getLive);
    const counted = api.hold(getClarity);
    const status = page.waitForResponse('**/match_status');
    await visit(page, path);
    await (await status).finished();
    expect(await button(page, 'Options').count()).toBe(0);
    heard();
    await button(page, 'Options').hover();
    await page.mouse.down();
    counted();
    await see(page, '2 clear');
    await page.mouse.up();
    expect(await button(page, 'Options').getAttribute('aria-expanded')).toBe('true');
  });

  test('room size, matches per person, rounds and whom to mix are sent as chosen', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).answer(runMatches, { match_run: underWay('queued') });
    await visit(page, path);
    await press(page, 'Options');
    await page.getByLabel('People per room').selectOption('4');
    await page.getByLabel('Matches per person').selectOption('3');
    await page.getByLabel('Rounds').selectOption('6 rounds');
    const mix = page.getByRole('switch', { name: 'Mix people who have not met yet' });
    expect(await mix.isChecked()).toBe(true);
    await mix.uncheck();
    await press(page, 'Generate Matches');
    await eventually(() => api.callsOf(runMatches)[0]?.body).toBe({
      room_size: 4,
      matches_per_person: 3,
      rounds: 6,
      mix: false,
    });
  });
});
