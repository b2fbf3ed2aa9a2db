import { expect, test } from 'vitest';
import { matchesExport, roomsExport } from './export-rows.ts';

const person = (alias: string, name: string | null = null) => ({
  id: alias,
  alias,
  email: `${alias}@example.org`,
  email_confirmed: false,
  name,
  shown_name: null,
});

test('the rooms file has one row for each person, with its exact name and columns', () => {
  const file = roomsExport('e1', [
    [
      {
        room_number: 7,
        participants: [person('brave-otter', 'Ana'), { ...person('calm-fox'), email: null }],
        match_category: 'can_help',
        match_percentage: 60,
        told_little: null,
      },
    ],
  ]);
  expect(file.fileName).toBe('event-e1-room-assignments.csv');
  expect(file.columns).toEqual(['Room Number', 'Participant Alias', 'Participant Email']);
  expect(file.rows).toEqual([
    ['7', 'brave-otter', 'brave-otter@example.org'],
    ['7', 'calm-fox', ''],
  ]);
});

test('the matches file has one row for each match, by category, with the score as shown', () => {
  const match = (percentage: number, name: string | null) => ({
    id: `m${percentage}`,
    user: person('brave-otter', name),
    matched_user: person('calm-fox'),
    match_percentage: percentage,
  });
  const file = matchesExport('e1', {
    can_help: [match(85, null)],
    mutual_connections: [match(91, 'Ana')],
    can_receive_help: [],
  });
  expect(file.fileName).toBe('event-e1-matches.csv');
  expect(file.columns).toEqual([
    'Category',
    'User Alias',
    'User Email',
    'Matched User Alias',
    'Matched User Email',
    'Match Score',
  ]);
  const people = ['brave-otter', 'brave-otter@example.org', 'calm-fox', 'calm-fox@example.org'];
  expect(file.rows).toEqual([
    ['Mutual Connections', ...people, '91%'],
    ['Can Help Others', ...people, '85%'],
  ]);
});
