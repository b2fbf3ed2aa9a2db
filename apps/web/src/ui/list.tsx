import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

/** Rows on one card, with lines between them. */
export const List = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul
    {...rest}
    className={cx('divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface', className)}
  />
);

export const ListRow = ({ className, ...rest }: ComponentProps<'li'>) => (
  <li {...rest} className={cx('flex items-center gap-4 px-4 py-3 sm:px-5', className)} />
);
