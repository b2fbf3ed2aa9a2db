import type { Outcomes } from '@serendip/contract/meetings';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../language/texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { outcomesOfRun } from './queries.ts';

const t = texts('matching');

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** How many of a run's matches met, beside the percentages that the run had promised. */
export function RunOutcomes({ eventId, runId }: { eventId: string; runId: string }) {
  const { data: outcomes } = useQuery(outcomesOfRun(eventId, runId));
  if (!outcomes) return null;
  const { matches, sums, bins } = outcomes;
  return (
    <section aria-labelledby="people-met" className="grid grid-cols-1 gap-3 rounded-lg border border-line p-4 sm:p-5">
      <h4 id="people-met" className="font-semibold">
        {t('met.title')}
      </h4>
      {sums ? (
        <>
          <p>
            {t('met.sentence', { matches, met: sums.met, glad: sums.glad })}
            {sums.likely > 0 && ` ${t('met.likely', { count: sums.likely })}`}
          </p>
          <PromisedAgainstMet bins={bins} />
          <Disclosure label={t('met.numbers')}>
            <NumbersOf bins={bins} />
          </Disclosure>
        </>
      ) : (
        <p className="text-ink-soft text-sm">{t('met.waiting')}</p>
      )}
    </section>
  );
}

type Bins = Outcomes['bins'];
const [height, barWidth, groupWidth, left, top] = [120, 26, 84, 34, 8];

/** Two bars for each group of matches: the percentage that was promised, and the share that met. */
function PromisedAgainstMet({ bins }: { bins: Bins }) {
  const width = left + bins.length * groupWidth;
  const y = (percent: number) => top + height * (1 - percent / 100);
  const label = bins
    .map(({ promised, met, matches }) => t('met.bin', { promised: String(promised), met: String(share(met, matches)) }))
    .join('; ');
  return (
    <figure className="grid grid-cols-1 gap-2">
      <svg
        role="img"
        aria-label={t('met.plot', { bins: label })}
        viewBox={`0 0 ${width} ${top + height + 24}`}
        style={{ maxWidth: `${width * 1.2}px` }}
        className="w-full"
      >
        {[0, 50, 100].map((percent) => (
          <g key={percent}>
            <line x1={left} x2={width} y1={y(percent)} y2={y(percent)} className="stroke-line" />
            <text x={left - 6} y={y(percent) + 4} textAnchor="end" className="fill-ink-faint text-[11px]">
              {percent}
            </text>
          </g>
        ))}
        {bins.map(({ from, to, promised, met, matches }, index) => {
          const x = left + index * groupWidth + (groupWidth - 2 * barWidth - 4) / 2;
          const came = share(met, matches);
          return (
            <g key={from}>
              <rect
                x={x}
                y={y(promised)}
                width={barWidth}
                height={y(0) - y(promised)}
                rx={3}
                strokeDasharray="4 3"
                className="fill-none stroke-2 stroke-ink-faint"
              />
              <rect
                x={x + barWidth + 4}
                y={y(came)}
                width={barWidth}
                height={y(0) - y(came)}
                rx={3}
                className="fill-accent forced-colors:fill-[Highlight]"
              />
              <text
                x={left + (index + 0.5) * groupWidth}
                y={top + height + 17}
                textAnchor="middle"
                className="fill-ink-soft text-[11px]"
              >
                {from}–{to} %
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3.5 border-2 border-ink-faint border-dashed" />
          {t('met.promised')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3.5 bg-accent forced-colors:bg-[Highlight]" />
          {t('met.happened')}
        </span>
      </figcaption>
    </figure>
  );
}

const head = ['match', 'promised', 'atLeast', 'probable'] as const;

const NumbersOf = ({ bins }: { bins: Bins }) => (
  <table className="w-full max-w-lg text-left text-sm tabular-nums">
    <thead>
      <tr className="text-ink-faint">
        {head.map((title) => (
          <th key={title} scope="col" className="wrap-anywhere py-1 pr-1.5 align-bottom font-normal">
            {t(`met.${title}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bins.map(({ from, to, promised, matches, met, likely }) => (
        <tr key={from} className="border-line border-t">
          <th scope="row" className="whitespace-nowrap py-1.5 pr-1.5 font-semibold">
            {from}–{to} %
          </th>
          <td className="whitespace-nowrap pr-1.5">{promised} %</td>
          <td className="pr-1.5">
            <span className="whitespace-nowrap">{t('met.of', { count: String(met), all: String(matches) })}</span>{' '}
            <span className="whitespace-nowrap">{`(${share(met, matches)} %)`}</span>
          </td>
          <td>{likely}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
