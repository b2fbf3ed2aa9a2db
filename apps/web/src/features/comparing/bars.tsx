import { cx } from '../../lib/cx.ts';

export interface Series {
  /** For the legend and the description. */
  name: string;
  values: readonly number[];
}

interface Props {
  title: string;
  groups: readonly string[];
  /** One or two. The last one is filled. */
  series: readonly Series[];
}

const [height, top, bottom, groupWidth] = [96, 18, 22, 66];

/** A small plot of counts, a group of bars for each label. Each bar says its number. */
export function Bars({ title, groups, series }: Props) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const width = groups.length * groupWidth;
  const barWidth = series.length > 1 ? 24 : 34;
  const label = series
    .map(({ name, values }) => `${name}: ${groups.map((group, at) => `${group} ${values[at] ?? 0}`).join(', ')}`)
    .join('; ');
  return (
    <figure className="grid grid-cols-1 content-start gap-2">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}. ${label}`}
        viewBox={`0 0 ${width} ${top + height + bottom}`}
        style={{ maxWidth: `${width * 1.25}px` }}
        className="w-full"
      >
        <line x1={0} x2={width} y1={top + height} y2={top + height} className="stroke-line-strong" />
        {groups.map((group, at) => (
          <g key={group}>
            {series.map(({ name, values }, index) => {
              const value = values[at] ?? 0;
              const tall = (height * value) / most;
              const x = (at + 0.5) * groupWidth + (index - series.length / 2) * (barWidth + 3) + 1.5;
              const isFilled = index === series.length - 1;
              return (
                <g key={name}>
                  <rect
                    x={x}
                    y={top + height - tall}
                    width={barWidth}
                    height={tall}
                    rx={3}
                    strokeDasharray={isFilled ? undefined : '4 3'}
                    className={cx(
                      isFilled ? 'fill-accent forced-colors:fill-[Highlight]' : 'fill-none stroke-2 stroke-ink-faint',
                    )}
                  />
                  <text
                    x={x + barWidth / 2}
                    y={top + height - tall - 5}
                    textAnchor="middle"
                    className="fill-ink-soft text-[11px]"
                  >
                    {value}
                  </text>
                </g>
              );
            })}
            <text
              x={(at + 0.5) * groupWidth}
              y={top + height + 15}
              textAnchor="middle"
              className="fill-ink-soft text-[11px]"
            >
              {group}
            </text>
          </g>
        ))}
      </svg>
      {series.length > 1 && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
          {series.map(({ name }, index) => (
            <span key={name} className="inline-flex items-center gap-2">
              <span
                aria-hidden
                className={cx(
                  'size-3.5',
                  index === series.length - 1
                    ? 'bg-accent forced-colors:bg-[Highlight]'
                    : 'border-2 border-ink-faint border-dashed',
                )}
              />
              {name}
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}
