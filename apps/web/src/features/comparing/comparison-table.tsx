import type { RunMeasures } from '@serendip/contract/comparing';
import { texts } from '../../language/texts.ts';
import { formatNumber } from '../../lib/numbers.ts';

const t = texts('comparing');

const percent = (value: number | null) => (value === null ? '–' : `${formatNumber(value)} %`);
const rows = [
  ['strong', ({ strong, people }) => t('of', { count: String(strong), all: String(people) })],
  ['meanBest', ({ mean_best }) => percent(mean_best)],
  ['worstBest', ({ worst_best }) => percent(worst_best)],
  ['mutual', ({ mutual_share }) => percent(mutual_share)],
  ['rules', ({ rules }) => (rules ? t('of', { count: String(rules.kept), all: String(rules.of) }) : '–')],
  ['repeats', ({ repeats }) => repeats],
  ['weakRooms', ({ weak_rooms }) => weak_rooms],
  ['emptyLists', ({ empty_lists }) => empty_lists ?? '–'],
] as const satisfies [string, (run: RunMeasures) => string | number][];

/** All numbers of two runs. */
export const ComparisonTable = ({ a, b }: { a: RunMeasures; b: RunMeasures }) => (
  <table className="w-full max-w-xl text-left text-sm tabular-nums">
    <thead>
      <tr className="text-ink-faint">
        <td />
        {[a, b].map(({ match_run_id, number }) => (
          <th key={match_run_id} scope="col" className="whitespace-nowrap py-1 pl-3 text-right font-normal">
            {t('run', { number: String(number) })}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, measure]) => (
        <tr key={label} className="border-line border-t">
          <th scope="row" className="py-1.5 font-normal">
            {t(`rows.${label}`)}
          </th>
          {[a, b].map((run) => (
            <td key={run.match_run_id} className="whitespace-nowrap py-1.5 pl-3 text-right font-semibold">
              {measure(run)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
