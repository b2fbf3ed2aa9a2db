import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** 0 to 100. */
  value: number;
  /** Diameter in pixels. */
  size?: number;
  /** Shown in the middle, such as the percentage or a check mark. */
  children?: ReactNode;
}

export function ProgressRing({ label, value, size = 96, children }: Props) {
  const width = Math.max(5, size / 12);
  const radius = (size - width) / 2;
  const round = 2 * Math.PI * radius;
  const middle = size / 2;
  const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: width };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative inline-grid shrink-0 place-items-center"
    >
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        className="-rotate-90"
        aria-hidden
        focusable="false"
      >
        <circle {...circle} className="stroke-hover" />
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(100, Math.max(0, value)) / 100)}
          className={
            value > 0 ? 'stroke-accent transition-[stroke-dashoffset] duration-700 ease-out' : 'stroke-transparent'
          }
        />
      </svg>
      <span className="absolute inset-0 grid place-items-center font-display font-bold tabular-nums">{children}</span>
    </div>
  );
}
