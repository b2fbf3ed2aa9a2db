import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Props extends ComponentProps<'button'> {
  pressed: boolean;
  /** The colour when pressed. */
  tone?: 'accent' | 'positive' | 'negative' | 'caution';
  icon?: ReactNode;
}

const pressedTones = {
  accent: 'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
  positive: 'aria-pressed:border-positive aria-pressed:bg-positive aria-pressed:text-on-positive',
  negative: 'aria-pressed:border-negative aria-pressed:bg-negative aria-pressed:text-on-negative',
  caution: 'aria-pressed:border-caution aria-pressed:bg-caution aria-pressed:text-on-caution',
};

/** A button that stays pressed. */
export const ToggleButton = ({
  pressed,
  tone = 'accent',
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    aria-pressed={pressed}
    className={cx(
      'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-line bg-surface px-4 font-semibold text-ink-soft transition',
      'enabled:hover:border-line-strong enabled:hover:text-ink active:scale-[0.98] disabled:opacity-60 forced-colors:aria-pressed:bg-[Highlight]',
      pressedTones[tone],
      className,
    )}
  >
    {icon}
    {children}
  </button>
);
