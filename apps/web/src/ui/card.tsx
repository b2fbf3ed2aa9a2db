import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

interface Props extends ComponentProps<'div'> {
  /** `plain` is a raised card, `tinted` has the accent colour, `outline` has no background. */
  tone?: 'plain' | 'tinted' | 'outline';
  /** No padding, for content that reaches the edges. */
  flush?: boolean;
}

const tones = {
  plain: 'border-line bg-surface shadow-rest',
  tinted: 'border-transparent bg-accent-soft',
  outline: 'border-line border-dashed bg-transparent',
};

export const Card = ({ tone = 'plain', flush = false, className, ...rest }: Props) => (
  <div
    {...rest}
    className={cx('rounded-xl border', tones[tone], flush ? 'overflow-hidden' : 'p-5 sm:p-6', className)}
  />
);
