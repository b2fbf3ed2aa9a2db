import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { recoverFocus } from '../lib/lost-focus.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
  /** Busy: disabled, with a spinner in the icon's place. Say in the label what is going on. */
  loading?: boolean;
  icon?: ReactNode;
  /** The id of what takes the focus when this button had it and cannot have it back. */
  focusAfter?: string;
}

/** A button that is busy cannot keep the focus: afterwards it gets it back, unless somebody moved it. */
function useFocusBack(loading: boolean, focusAfter: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const node = button.current;
    if (!loading || !node || document.activeElement !== node) return;
    return () =>
      // Once everything that came of it stands.
      queueMicrotask(() => {
        const usable = node.isConnected && !node.disabled;
        recoverFocus(usable ? node : document.getElementById(focusAfter ?? ''));
      });
  }, [loading, focusAfter]);
  return button;
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
  focusAfter,
  ...rest
}: Props) {
  const button = useFocusBack(loading, focusAfter);
  return (
    <button
      {...rest}
      ref={button}
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
