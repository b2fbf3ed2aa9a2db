import type { MatchRunStatus } from '@serendip/contract/matching';

const pollEvery = 2000;
export const pollAtMost = 300_000;

export const isUnderWay = (run: { status: MatchRunStatus } | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'processing';

/**
 * How long to wait before the run's status is read again, in milliseconds: every 2 s until it is completed or failed, for
 * at most 5 minutes. False means not again.
 *
 * @param elapsed milliseconds since polling began
 */
export const matchRunPollInterval = (
  run: { status: MatchRunStatus } | null | undefined,
  elapsed: number,
): number | false => (isUnderWay(run) && elapsed < pollAtMost ? pollEvery : false);
