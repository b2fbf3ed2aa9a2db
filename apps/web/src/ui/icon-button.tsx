import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { iconButtonStyle } from './icon-button-style.ts';
import { Tooltip } from './tooltip.tsx';

interface Look {
  /** The name for everyone who cannot see the icon; also the tooltip. */
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

/** The same as a link. What is put inside (a count) lies over the icon. */
export const IconLink = ({ label, icon, className, children, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Tooltip text={label}>
    <Link {...rest} aria-label={label} className={cx(iconButtonStyle, 'relative', className)}>
      {icon}
      {children}
    </Link>
  </Tooltip>
);
