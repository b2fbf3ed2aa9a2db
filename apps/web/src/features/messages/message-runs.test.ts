import { expect, test } from 'vitest';
import { threadRows } from './message-runs.ts';

const message = (id: string, sender: string, minute: number) => ({
  id,
  sender_id: sender,
  recipient_id: 'x',
  content: id,
  created_at: new Date(minute * 60_000).toISOString(),
});

test('messages by one person within five minutes form a group', () => {
  const rows = threadRows(
    [message('1', 'me', 0), message('2', 'me', 4), message('3', 'me', 9), message('4', 'you', 9)],
    'me',
  );
  expect(rows.map(({ mine, starts, ends }) => [mine, starts, ends])).toEqual([
    [true, true, false],
    [true, false, true],
    [true, true, true],
    [false, true, true],
  ]);
});
