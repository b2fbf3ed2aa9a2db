import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { recoverFocus } from '../lib/lost-focus.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container. */
  block?: boolean;
  /** Disabled, with a spinner instead of the icon. The label should say what is going on. */
  loading?: boolean;
  icon?: ReactNode;
  /** The id of the element that gets the focus if this button had it and cannot get it back. */
  focusAfter?: string;
}

/** A disabled button loses the focus. When it is enabled again it gets the focus back, unless the user moved it. */
function useFocusBack(loading: boolean, focusAfter: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const node = button.current;
    if (!loading || !node || document.activeElement !== node) return;
    return () =>
      // After React has rendered the result.
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
