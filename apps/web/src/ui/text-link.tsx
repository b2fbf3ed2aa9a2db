import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';

/** A link in or beside text. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={cx(
      'rounded-xs font-semibold text-accent-ink underline decoration-1 underline-offset-3 transition hover:decoration-2',
      className,
    )}
  />
);
