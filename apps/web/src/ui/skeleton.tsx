import { cx } from '../lib/cx.ts';

/** The shape of something on its way. Size it by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('block animate-shimmer rounded-md bg-hover', className ?? 'h-4 w-full')} />
);
