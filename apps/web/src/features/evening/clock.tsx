import { cx } from '../../lib/cx.ts';
import { clockText, spokenClock } from './clock-text.ts';

/** The time that is left. Screen readers say it when asked to, not every second. */
export const Clock = ({ seconds, className }: { seconds: number; className?: string }) => (
  <p role="timer" aria-live="off" className={cx('tabular-nums', className)}>
    <span aria-hidden>{clockText(seconds)}</span>
    <span className="sr-only">{spokenClock(seconds)} left</span>
  </p>
);
