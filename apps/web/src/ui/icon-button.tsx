import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { Tooltip } from './tooltip.tsx';

const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md border border-transparent text-ink-soft transition enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover [a&]:hover:text-ink active:scale-95 disabled:opacity-50';

interface Look {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** Without a tooltip, for a button that opens a menu at the same place. */
export const MenuButton = ({ label, icon, className, ...rest }: Look & ComponentProps<'button'>) => (
  <button {...rest} type="button" aria-label={label} className={cx(iconButtonStyle, className)}>
    {icon}
  </button>
);

export const IconButton = ({
  label,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <Tooltip text={label}>
    <button {...rest} type={type} aria-label={label} className={cx(iconButtonStyle, 'relative', className)}>
      {icon}
      {children}
    </button>
  </Tooltip>
);

/** An icon button that is a link. Children, such as a count, are drawn over the icon. */
export const IconLink = ({ label, icon, className, children, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Tooltip text={label}>
    <Link {...rest} aria-label={label} className={cx(iconButtonStyle, 'relative', className)}>
      {icon}
      {children}
    </Link>
  </Tooltip>
);
