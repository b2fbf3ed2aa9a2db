import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
  /** Busy: disabled, with a spinner in the icon's place. Say in the label what is going on. */
  loading?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  loading = false,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading}
      className={cx(buttonStyle(variant, size, block), className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
