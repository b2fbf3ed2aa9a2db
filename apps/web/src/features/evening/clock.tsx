import { cx } from '../../lib/cx.ts';
import { clockText } from './clock-text.ts';

interface Props {
  seconds: number;
  /** The same in words. */
  spoken: string;
  className?: string;
}

/** The time that is left. Screen readers say it when asked to, not every second. */
export const Clock = ({ seconds, spoken, className }: Props) => (
  <p role="timer" aria-live="off" className={cx('tabular-nums', className)}>
    <span aria-hidden>{clockText(seconds)}</span>
    <span className="sr-only">{spoken}</span>
  </p>
);
