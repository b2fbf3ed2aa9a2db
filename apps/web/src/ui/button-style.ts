import { cx } from '../lib/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** A disabled button with a background looks sunken; one without stays plain. */
const sunken =
  'disabled:not-aria-busy:border-line disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-ink-faint';

const variants: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-accent text-on-accent shadow-rest enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong ${sunken}`,
  secondary: `border-line bg-surface text-ink shadow-rest enabled:hover:bg-hover [a&]:hover:bg-hover ${sunken}`,
  quiet:
    'border-transparent bg-transparent text-ink-soft enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover [a&]:hover:text-ink disabled:text-ink-faint disabled:opacity-60',
  danger: `border-transparent bg-negative-soft text-negative-ink enabled:hover:bg-negative enabled:hover:text-on-negative ${sunken}`,
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 rounded-sm px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 gap-2 rounded-md px-4.5 text-base',
  lg: 'min-h-13 gap-2 rounded-md px-6 text-base',
};

/** The classes of buttons, and of links that look like buttons. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, block: boolean): string =>
  cx(
    'inline-flex select-none items-center justify-center border py-1.5 text-center font-semibold no-underline',
    'transition active:scale-[0.98] disabled:cursor-not-allowed disabled:shadow-none disabled:active:scale-100',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
