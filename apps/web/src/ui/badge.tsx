import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { softTones, type Tone } from './tone.ts';

interface Props extends ComponentProps<'span'> {
  tone?: Tone;
  icon?: ReactNode;
}

export const Badge = ({ tone = 'neutral', icon, className, children, ...rest }: Props) => (
  <span
    {...rest}
    className={cx(
      'inline-flex min-h-6.5 items-center gap-1.5 rounded-full border px-2.5 font-semibold text-xs whitespace-nowrap tight:max-w-full tight:whitespace-normal',
      softTones[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
);
