import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Spinner } from './spinner.tsx';

interface Props {
  /** Makes the line focusable. */
  id?: string;
  children: ReactNode;
  busy?: boolean;
  icon?: ReactNode;
  className?: string;
}

/** A short status. Screen readers read it out when it changes. */
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
