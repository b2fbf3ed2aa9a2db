import { getLive } from '@serendip/contract/evening';
import { getMatches, getRoomAssignments, type Room } from '@serendip/contract/matching';
import { getOutcomes } from '@serendip/contract/meetings';
import { readCsv } from '@serendip/test-kit/csv';
import { phone } from '@serendip/test-kit/devices';
import { downloadCsv } from '@serendip/test-kit/download-csv';
import { describe, expect } from 'vitest';
import { doors } from './evening.ts';
import { button, eventually, gone, heading, link, press, see } from './looking.ts';
import { eventPath, hostScreen, openResults } from './match-results.ts';
import type { Refusal } from './mock-api.ts';
import { visit } from './pages.ts';
import { eventId, hostedEvent, idOf, matches, outcomes, rooms, run } from './samples.ts';
import { speak } from './speak.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const oldest = run({
  id: idOf(311),
  number: 1,
  total_matches_generated: 3,
  total_participants: 3,
  created_at: '2026-01-01T09:00:00.000Z',
});
const middle = run({ id: idOf(312), number: 2, created_at: '2026-01-02T09:05:00.000Z' });
const newest = run({
  id: idOf(313),
  number: 3,
  status: 'failed',
  total_matches_generated: 0,
  error_message: 'Interrupted.',
  created_at: '2026-01-03T09:10:00.000Z',
});

describe.concurrent('Match results', () => {
  test('are collapsed by default; Show opens, Hide closes', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await visit(page, eventPath);
    await heading(page, 'Match Results').waitFor();
    expect(await page.getByText('Room Assignments').count()).toBe(0);
    await press(page, 'Show');
    await see(page, 'Room Assignments');
    await press(page, 'Hide');
    await gone(page, 'Room Assignments');
  });

  test('come into view when a link to them loads the page, once they are there', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, loads: true });
    hostScreen(api);
    await visit(page, `${eventPath}#results`);
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('results');
    expect(await page.evaluate('scrollY > 0')).toBe(true);
  });

  test('tell how many of a run’s matches met, beside what was promised, as a figure and as numbers', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await visit(page, eventPath);
    await see(page, /^When five guests have said whom they met/);
    api.answer(getOutcomes, { outcomes });
    await page.reload();
    await see(page, /^Of 100 matches at least 60 met, at least 45 were glad\./);
    const figure = page.getByRole('img', { name: /^Promised against met: promised 31 %, met 28 %; promised 52 %/ });
    await figure.waitFor();
    await press(page, 'The numbers');
    const row = page.getByRole('row', { name: /^60–80 %/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['70 %', '25 of 40 (63 %)', '5']);
    expect(api.callsOf(getOutcomes)[0]?.query).toEqual({ match_run_id: run().id });
  });

  test('how many people met fits a phone in each language', async ({ stage }) => {
    const { page, api } = await stage({ device: phone, alters: true });
    hostScreen(api).answer(getOutcomes, { outcomes });
    await visit(page, eventPath);
    await heading(page, 'How many people met').waitFor();
    for (const [language, numbers] of [
      ['de', 'Die Zahlen'],
      ['fr', 'Les chiffres'],
      ['es', 'Los números'],
    ] as const) {
      await speak(page, language);
      await press(page, numbers);
      await page.getByRole('row', { name: /^60–80/ }).waitFor();
      const overhang = await page
        .getByRole('table')
        .evaluate((node) => node.getBoundingClientRect().width - (node.parentElement?.clientWidth ?? 0));
      expect({ language, sticksOut: overhang > 0 }).toEqual({ language, sticksOut: false });
    }
  });

  test('the run, what to show and the CSV are at hand while the lists are folded', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await visit(page, eventPath);
    await see(page, '1 run');
    expect([...api.callsOf(getMatches), ...api.callsOf(getRoomAssignments)]).toEqual([]);
    const ofRooms = await downloadCsv(page);
    expect(ofRooms.name).toBe(`event-${eventId}-room-assignments.csv`);
    expect(readCsv(ofRooms.text).rows).toHaveLength(4);
    await press(page, 'All Matches');
    const ofMatches = await downloadCsv(page);
    expect(ofMatches.name).toBe(`event-${eventId}-matches.csv`);
    expect(readCsv(ofMatches.text).rows).toHaveLength(3);
    expect(await button(page, 'Show').getAttribute('aria-expanded')).toBe('false');
  });

  test("toggle between 'Rooms' (Room Assignments) and 'All Matches' with their category labels", async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await openResults(page);
    await see(page, 'Room Assignments');
    const first = page.getByRole('listitem').filter({ has: heading(page, 'Room 1') });
    for (const words of ['brave-otter', 'brave-otter@example.org', 'calm-heron', '91%', 'Mutual Connections'])
      await see(first, words);
    await press(page, 'All Matches');
    for (const label of ['Mutual Connections', 'Can Help Others', 'Can Receive Help'])
      await heading(page, label).waitFor();
    await gone(page, 'Room Assignments');
    const helping = page.getByRole('region', { name: 'Can Help Others' });
    for (const words of ['quick-lynx', 'shy-wren', '72%']) await see(helping, words);
    await press(page, 'Rooms');
    await see(page, 'Room Assignments');
  });

  test('runs are labelled and counted, the first completed one is selected, and another can be chosen', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    hostScreen(api, [newest, middle, oldest]);
    await openResults(page);
    await see(page, '3 runs');
    const select = page.getByLabel('Match Run');
    expect(await select.getByRole('option').allTextContents()).toEqual([
      'Run #3: 3 Jan 2026, 09:10 - 0 matches (4 participants) [failed]',
      'Run #2: 2 Jan 2026, 09:05 - 5 matches (4 participants)',
      'Run #1: 1 Jan 2026, 09:00 - 3 matches (3 participants)',
    ]);
    expect(await select.inputValue()).toBe(middle.id);
    await see(page, 'Room Assignments');
    expect(api.callsOf(getRoomAssignments).map(({ query }) => query)).toEqual([{ match_run_id: middle.id }]);
    await select.selectOption(oldest.id);
    await eventually(() => api.callsOf(getRoomAssignments).at(-1)?.query.match_run_id).toBe(oldest.id);
    await eventually(() => api.callsOf(getMatches).at(-1)?.query.match_run_id).toBe(oldest.id);
  });

  test('of several rounds one is shown, another can be chosen, and the CSV has them all', async ({ stage }) => {
    const { page, api } = await stage();
    const [first, second] = rooms as [Room, Room];
    const swapped = [
      { ...first, participants: [first.participants[0], second.participants[0]] },
      { ...second, participants: [first.participants[1], second.participants[1]] },
    ] as Room[];
    hostScreen(api, [run({ rounds: 2 })]).answer(getRoomAssignments, ({ query }) => ({
      summary: { total_rooms: 2, total_participants: 4 },
      rounds: 2,
      round: query.round === '2' ? 2 : 1,
      rooms: query.round === '2' ? swapped : rooms,
    }));
    // A host who has named the rooms reads their names.
    answerEvent(api, { shown: hostedEvent({ room_names: ['Sofa', 'Window'] }) });
    await openResults(page);
    const room = page.getByRole('listitem').filter({ has: heading(page, 'Room 1, Sofa') });
    await see(room, 'calm-heron');
    await page.getByLabel('Round', { exact: true }).selectOption('Round 2 of 2');
    await see(room, 'quick-lynx');
    await gone(room, 'calm-heron');
    const { columns, rows } = readCsv((await downloadCsv(page)).text);
    expect(columns).toEqual(['Round', 'Room Number', 'Participant Alias', 'Participant Email']);
    expect(rows.map((row) => Object.values(row).slice(0, 3))).toEqual([
      ['1', '1', 'brave-otter'],
      ['1', '1', 'calm-heron'],
      ['1', '2', 'quick-lynx'],
      ['1', '2', 'shy-wren'],
      ['2', '1', 'brave-otter'],
      ['2', '1', 'quick-lynx'],
      ['2', '2', 'calm-heron'],
      ['2', '2', 'shy-wren'],
    ]);
    await press(page, 'All Matches');
    expect(await page.getByLabel('Round', { exact: true }).count()).toBe(0);

    // On paper: a card for each room and a list by the alphabet, and nothing of the screen around them.
    await press(page, 'Rooms');
    await link(page, 'Print').click();
    const card = page.getByRole('listitem').filter({ has: heading(page, 'Room 2') });
    for (const words of ['Round 1', 'quick-lynx, shy-wren', 'Round 2', 'calm-heron, shy-wren']) await see(card, words);
    await page.emulateMedia({ media: 'print' });
    expect(await button(page, 'People').isVisible()).toBe(false);
    expect(await card.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await press(page, 'People');
    const lines = await page.getByRole('row').allInnerTexts();
    expect(lines.map((line) => line.split(/\s+/))).toEqual([
      ['Name', 'Round', '1', 'Round', '2'],
      ['brave-otter', '1', '1'],
      ['calm-heron', '1', '2'],
      ['quick-lynx', '2', '1'],
      ['shy-wren', '2', '2'],
    ]);
    await page.evaluate('window.print = () => { window.printed = true; }');
    await press(page, 'Print');
    expect(await page.evaluate('window.printed')).toBe(true);
    expect(await page.getByText('@example.org').count()).toBe(0);

    // For the door: the code of the evening, once there is one.
    await press(page, 'Poster');
    await see(page, 'The doors are not open');
    api.answer(getLive, { live: doors({ code: 'K7M4PX' }) });
    await page.reload();
    await press(page, 'Poster');
    await page.getByRole('img', { name: 'QR code to check in' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const words of ['Founders & Friends', 'K7M4PX']) await see(page.getByRole('region'), words);
    expect(await button(page, 'Poster').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  test('a weak room says what would help, and how many of its people told little', async ({ stage }) => {
    const { page, api } = await stage();
    const [room] = rooms as [Room];
    const weak = [2, 1, 0].map((told_little, n) => ({
      ...room,
      room_number: n + 2,
      match_percentage: 12,
      told_little,
    }));
    hostScreen(api).answer(getRoomAssignments, {
      rounds: 1,
      round: 1,
      summary: { total_rooms: 4, total_participants: 8 },
      rooms: [room, ...weak],
    });
    await openResults(page);
    for (const hint of [
      'Two of your guests have told little: ask them',
      'One of your guests has told little: ask them',
      'These guests have told enough, but have little for each other. Larger rooms can help.',
    ])
      await see(page, hint);
    expect(await page.getByText(/(has|have) told/).count()).toBe(3);
  });

  test.for<[string, Refusal, string]>([
    [
      'the status message',
      { code: 403, message: 'Only the event host can do this' },
      'Only the event host can do this',
    ],
    ["'Failed to load matches' when nothing was said", { code: 400 }, 'Failed to load matches'],
  ])('matches that cannot be loaded show %s', async ([, refusal, words], { stage }) => {
    const { page, api } = await stage();
    hostScreen(api).refuse(getMatches, refusal);
    await openResults(page);
    await see(page, words);
    hostScreen(api);
    await press(page, 'Try again');
    await gone(page, words);
  });

  test("an unexpected failure shows 'Failed to load data'", async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).drop(getMatches);
    await openResults(page);
    await see(page, 'Failed to load data');
  });

  test('422 means no matches and is handled silently', async ({ stage }) => {
    const { page, api } = await stage();
    const none = { code: 422, message: 'No matches yet' };
    hostScreen(api, [newest]).refuse(getMatches, none).refuse(getRoomAssignments, none);
    await openResults(page);
    await see(page, 'Nothing to show for this run.');
    await press(page, 'All Matches');
    await see(page, 'Nothing to show for this run.');
    expect(await page.getByText('No matches yet', { exact: true }).count()).toBe(0);
    expect(await button(page, 'Download CSV').isDisabled()).toBe(true);
  });

  test('rooms that cannot be loaded count as none, silently', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).refuse(getRoomAssignments, { code: 403, message: 'Oh' });
    await openResults(page);
    await see(page, 'Nothing to show for this run.');
    expect(await page.getByText('Oh').count()).toBe(0);
    await press(page, 'All Matches');
    await heading(page, 'Mutual Connections').waitFor();
  });

  const manyRooms = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...(rooms[0] as Room), room_number: n + 1 }));

  test('of 300 people everybody is on the page at once, where the search of the browser finds them', async ({
    stage,
  }) => {
    const { page, api } = await stage();
    hostScreen(api).answer(getRoomAssignments, {
      rounds: 1,
      round: 1,
      summary: { total_rooms: 150, total_participants: 300 },
      rooms: manyRooms(150),
    });
    await openResults(page);
    await eventually(() =>
      page
        .locator('#match-results')
        .getByText(/^Room \d+$/)
        .count(),
    ).toBe(150);
    expect(await page.evaluate("find('Room 149')")).toBe(true);
    const found = await page.getByText('Room 149', { exact: true }).boundingBox();
    expect(found?.y).toBeGreaterThan(0);
    expect(found?.y).toBeLessThan(800);
  });

  test('of any number of rooms all go to paper', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api).answer(getRoomAssignments, {
      rounds: 1,
      round: 1,
      summary: { total_rooms: 1500, total_participants: 3000 },
      rooms: manyRooms(1500),
    });
    await openResults(page);
    await see(page, 'Room 1');
    const tiles = page.locator('#match-results').getByText(/^Room \d+$/);
    expect(await tiles.count()).toBeLessThan(300);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await tiles.count()).toBe(1500);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await eventually(async () => (await tiles.count()) < 300).toBe(true);
  });

  test('2,000 matches are drawn piece by piece', async ({ stage }) => {
    const { page, api } = await stage();
    const [one] = matches.mutual_connections;
    const many = one ? Array.from({ length: 2000 }, (_, n) => ({ ...one, id: idOf(10_000 + n) })) : [];
    hostScreen(api).answer(getMatches, {
      summary: { total_matches: many.length },
      match_run: run(),
      matches: { mutual_connections: many, can_help: [], can_receive_help: [] },
    });
    await openResults(page);
    await press(page, 'All Matches');
    await see(page, '2000');
    expect(await page.locator('#match-results li').count()).toBeLessThan(400);
  });
});
