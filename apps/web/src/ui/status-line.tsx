import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Spinner } from './spinner.tsx';

interface Props {
  /** With it the line can take the focus. */
  id?: string;
  children: ReactNode;
  busy?: boolean;
  icon?: ReactNode;
  className?: string;
}

/** A short line on how things stand, read out politely when it changes. */
export const StatusLine = ({ id, children, busy = false, icon, className }: Props) => (
  <p
    id={id}
    tabIndex={id ? -1 : undefined}
    role="status"
    className={cx('flex items-center gap-2 text-sm text-ink-soft', className)}
  >
    {busy ? <Spinner size={16} /> : icon}
    {children}
  </p>
);
