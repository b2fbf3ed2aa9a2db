import { getRoomAssignments } from '@serendip/contract/matching';
import { readCsv } from '@serendip/test-kit/csv';
import { downloadCsv } from '@serendip/test-kit/download-csv';
import { describe, expect } from 'vitest';
import { heading, press, see } from './looking.ts';
import { hostScreen, openResults } from './match-results.ts';
import { eventId, idOf, rooms } from './samples.ts';
import { test } from './stage.ts';

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
