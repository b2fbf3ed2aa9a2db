import { cx } from '../lib/cx.ts';
import { barTones, type Tone } from './tone.ts';

interface Props {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value as text, such as 'Step 2 of 3'. */
  valueText?: string;
  tone?: Tone;
}

export const ProgressBar = ({ label, value, valueText, tone = 'accent' }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(value)}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuetext={valueText}
    className="h-2 overflow-hidden rounded-full bg-hover forced-colors:border"
  >
    <div
      className={cx('h-full rounded-full transition-[width] duration-500 forced-colors:bg-[Highlight]', barTones[tone])}
      style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
    />
  </div>
);
