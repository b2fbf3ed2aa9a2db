import { getRoomAssignments, type Room } from '@serendip/contract/matching';
import { readCsv } from '@serendip/test-kit/csv';
import { downloadCsv } from '@serendip/test-kit/download-csv';
import { describe, expect } from 'vitest';
import { gone, heading, link, press, see } from './looking.ts';
import { hostScreen, openResults } from './match-results.ts';
import { eventId, idOf, rooms, run } from './samples.ts';
import { test } from './stage.ts';

const plan = { summary: { total_rooms: 2, total_participants: 4 }, rooms };

describe.concurrent('Match results as CSV', () => {
  test('the rooms CSV has its name, columns and a line for each person', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await openResults(page);
    await see(page, 'brave-otter');
    const { name, text } = await downloadCsv(page);
    expect(name).toBe(`event-${eventId}-room-assignments.csv`);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const { columns, rows } = readCsv(text);
    expect(columns).toEqual(['Room Number', 'Participant Alias', 'Participant Email']);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['1', 'brave-otter', 'brave-otter@example.org'],
      ['1', 'calm-heron', 'calm-heron@example.org'],
      ['2', 'quick-lynx', 'quick-lynx@example.org'],
      ['2', 'shy-wren', 'shy-wren@example.org'],
    ]);
  });

  test("rooms 'As it was' stand beside the plan of a run that an evening used, with who moved, as CSV and on paper", async ({
    stage,
  }) => {
    const { page, api } = await stage();
    const used = run({ rounds_held: 2 });
    hostScreen(api, [used]).answer(getRoomAssignments, ({ query }) => {
      if (query.as !== 'held') return { ...plan, rounds: 1, round: 1 };
      const round = Number(query.round ?? 1);
      const [first] = rooms as [Room];
      const participants = first.participants.map((one, at) => ({
        ...one,
        moved: at === 1,
        name: at === 0 ? 'Mia' : null,
      }));
      return {
        ...plan,
        rounds: 2,
        round,
        rooms: [{ ...first, room_number: round, match_category: null, match_percentage: null, participants }],
      };
    });
    await openResults(page);
    await see(page, 'quick-lynx');
    await press(page, 'As it was');
    await see(page.getByRole('listitem').filter({ hasText: 'calm-heron' }).last(), 'Moved');
    await gone(page, 'quick-lynx');
    const { name, text } = await downloadCsv(page);
    expect(name).toBe(`event-${eventId}-rooms-as-held.csv`);
    const { columns, rows: lines } = readCsv(text);
    expect(columns).toEqual(['Round', 'Room Number', 'Participant Alias', 'Participant Email', 'Participant Names']);
    expect(lines.map((row) => Object.values(row))).toEqual([
      ['1', '1', 'brave-otter', 'brave-otter@example.org', 'Mia'],
      ['1', '1', 'calm-heron', 'calm-heron@example.org', ''],
      ['2', '2', 'brave-otter', 'brave-otter@example.org', 'Mia'],
      ['2', '2', 'calm-heron', 'calm-heron@example.org', ''],
    ]);
    await link(page, 'Print').click();
    await heading(page, 'Room 2').waitFor();
    expect(await page.getByText('shy-wren').count()).toBe(0);
    await press(page, 'As planned');
    await see(page, 'quick-lynx, shy-wren');
  });

  test('the matches CSV has its name, columns and a line for each match', async ({ stage }) => {
    const { page, api } = await stage();
    hostScreen(api);
    await openResults(page);
    await press(page, 'All Matches');
    await heading(page, 'Can Receive Help').waitFor();
    const { name, text } = await downloadCsv(page);
    expect(name).toBe(`event-${eventId}-matches.csv`);
    const { columns, rows } = readCsv(text);
    expect(columns).toEqual([
      'Category',
      'User Alias',
      'User Email',
      'Matched User Alias',
      'Matched User Email',
      'Match Score',
    ]);
    expect(rows.map((row) => [row.Category, row['User Alias'], row['Matched User Email'], row['Match Score']])).toEqual(
      [
        ['Mutual Connections', 'brave-otter', 'calm-heron@example.org', '91%'],
        ['Can Help Others', 'quick-lynx', 'shy-wren@example.org', '72%'],
        ['Can Receive Help', 'shy-wren', 'quick-lynx@example.org', '72%'],
      ],
    );
  });

  test('a cell that a spreadsheet would run as a formula is text in the CSV', async ({ stage }) => {
    const { page, api } = await stage();
    const [first] = rooms;
    const people = ['=1+1', '+cmd', '-2', '@sum', '"quoted", and a comma'];
    hostScreen(api).answer(getRoomAssignments, {
      rounds: 1,
      round: 1,
      summary: { total_rooms: 1, total_participants: people.length },
      rooms: first
        ? [
            {
              ...first,
              participants: people.map((alias, n) => ({
                id: idOf(n),
                alias,
                email: alias,
                email_confirmed: null,
                name: null,
                shown_name: null,
              })),
            },
          ]
        : [],
    });
    await openResults(page);
    await see(page, '=1+1');
    const { rows } = readCsv((await downloadCsv(page)).text);
    expect(rows.map((row) => row['Participant Alias'])).toEqual(["'=1+1", "'+cmd", "'-2", "'@sum", people[4]]);
  });
});
