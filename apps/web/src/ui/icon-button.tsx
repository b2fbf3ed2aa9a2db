import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { iconButtonStyle } from './icon-button-style.ts';
import { Tooltip } from './tooltip.tsx';

interface Look {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

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
