import type { MatchRunStatus } from '@serendip/contract/matching';

const pollEvery = 2000;
export const pollAtMost = 300_000;

export const isUnderWay = (run: { status: MatchRunStatus } | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'processing';

/**
 * The time until the next read of the run's status, in milliseconds: 2 s until it is completed or failed, for at most 5
 * minutes. False stops polling.
 *
 * @param elapsed milliseconds since polling began
 */
export const matchRunPollInterval = (
  run: { status: MatchRunStatus } | null | undefined,
  elapsed: number,
): number | false => (isUnderWay(run) && elapsed < pollAtMost ? pollEvery : false);
