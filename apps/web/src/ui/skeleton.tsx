import { cx } from '../lib/cx.ts';

/** A placeholder for content that is loading. Set its size by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-shimmer rounded-md bg-hover', className ?? 'h-4 w-full')} />
);
