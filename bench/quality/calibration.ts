import type { MatchResult } from '@serendip/matching/types';
import type { JudgedEvent } from './judged-events.ts';
import { meanGrades } from './metric.ts';

const BANDS: [number, number][] = [
  [0, 20],
  [20, 45],
  [45, 70],
  [70, 100],
];

/** The meaning of a percentage: the share of listed pairs with it that judges named at all, and as clearly worthwhile. */
export function printCalibration(events: JudgedEvent[], resultOf: (event: JudgedEvent) => MatchResult): void {
  const pairs = events.flatMap((event) => {
    const grades = meanGrades(event, event.judges);
    return resultOf(event).pairs.map(({ a, b, percentage }) => ({
      percentage,
      grade: grades[a]?.[b] ?? 0,
    }));
  });
  console.log(`\nlisted pairs by percentage, ${events.length} events`);
  console.log('percentage   pairs  named by a judge  clearly worthwhile');
  for (const [from, to] of BANDS) {
    const within = pairs.filter(({ percentage }) => percentage >= from && percentage < to);
    const share = (least: number): string =>
      within.length === 0
        ? '–'
        : `${Math.round((100 * within.filter(({ grade }) => grade >= least).length) / within.length)} %`;
    console.log(
      `${`${from} to ${to - 1}`.padEnd(12)} ${String(within.length).padEnd(6)} ${share(0.5).padEnd(17)} ${share(2)}`,
    );
  }
}
