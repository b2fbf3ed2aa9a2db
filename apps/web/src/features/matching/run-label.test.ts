import type { MatchRun } from '@serendip/contract/matching';
import { expect, test } from 'vitest';
import { defaultRun, publishedRun, runLabel, withNewest } from './run-label.ts';

const run = (id: string, status: MatchRun['status']): MatchRun => ({
  id,
  match_run_id: id,
  status,
  total_participants: 40,
  total_matches_generated: 97,
  progress_percentage: 100,
  duration: 1.4,
  error_message: null,
  room_size: 2,
  matches_per_person: 5,
  rounds: 1,
  present_only: false,
  mix: true,
  engine: null,
  coverage: null,
  read_in_part: 0,
  created_at: '2026-03-04T18:00:00.000Z',
  rounds_held: null,
  completed_at: null,
  published_at: null,
  number: 3,
  version: 1,
});
const onDay = (iso: string) => iso.slice(0, 10);

test('a completed run is named by its number, date, matches and participants', () => {
  expect(runLabel({ ...run('a', 'completed'), published_at: '2026-03-04T18:00:00.000Z' }, onDay)).toBe(
    'Run #3: 2026-03-04 - 97 matches (40 participants)',
  );
});

test('a run that is not completed has its status in brackets', () => {
  expect(runLabel(run('a', 'failed'), onDay)).toBe('Run #3: 2026-03-04 - 97 matches (40 participants) [failed]');
});

test('a draft says that it is one', () => {
  expect(runLabel(run('a', 'completed'), onDay)).toMatch(/\(40 participants\) \[Draft\]$/);
});

test('guests see the run that was published last, which need not be the newest', () => {
  const runs = [
    run('c', 'completed'),
    { ...run('b', 'completed'), published_at: '2026-03-04T18:00:00.000Z' },
    { ...run('a', 'completed'), published_at: '2026-03-05T18:00:00.000Z' },
  ];
  expect(publishedRun(runs)?.id).toBe('a');
});

test('the newest run has its latest status in the list', () => {
  const runs = [run('b', 'queued'), run('a', 'completed')];
  expect(withNewest(runs, run('b', 'processing')).map(({ status }) => status)).toEqual(['processing', 'completed']);
  expect(withNewest(runs, run('c', 'queued'))).toEqual(runs);
  expect(withNewest(runs, null)).toEqual(runs);
});

test('the first completed run of the list is selected by default', () => {
  expect(defaultRun([run('c', 'failed'), run('b', 'completed'), run('a', 'completed')])?.id).toBe('b');
  expect(defaultRun([run('c', 'queued')])?.id).toBe('c');
  expect(defaultRun([])).toBeUndefined();
});
