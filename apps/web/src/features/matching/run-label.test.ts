import type { MatchRun } from '@serendip/contract/matching';
import { expect, test } from 'vitest';
import { defaultRun, runLabel, runNumber, withNewest } from './run-label.ts';

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
  apart_broken: false,
  created_at: '2026-03-04T18:00:00.000Z',
  rounds_held: null,
  completed_at: null,
});
const onDay = (iso: string) => iso.slice(0, 10);

test('a completed run is named by its number, date, matches and participants', () => {
  expect(runLabel(run('a', 'completed'), 3, onDay)).toBe('Run #3: 2026-03-04 - 97 matches (40 participants)');
});

test('a run that is not completed has its status in brackets', () => {
  expect(runLabel(run('a', 'failed'), 1, onDay)).toBe('Run #1: 2026-03-04 - 97 matches (40 participants) [failed]');
});

test('numbers count from the oldest run, which is last', () => {
  const runs = [run('c', 'queued'), run('b', 'completed'), run('a', 'completed')];
  expect(runs.map((_, index) => runNumber(runs, index))).toEqual([3, 2, 1]);
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
