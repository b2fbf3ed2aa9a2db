import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

interface Props extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  className,
  children,
  ...rest
}: Props) => (
  <Link {...rest} className={cx(buttonStyle(variant, size, block), className)}>
    {icon}
    {children}
  </Link>
);
