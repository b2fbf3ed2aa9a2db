import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { inputStyle } from './input-style.ts';

/** Several lines, in whatever direction they are written. It grows with its text where the browser can, from `rows` upwards. */
export const TextArea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    dir="auto"
    {...rest}
    rows={rows}
    className={cx(
      inputStyle,
      'field-sizing-content max-h-96 resize-y py-2.5 leading-6',
      minHeights[rows] ?? '',
      className,
    )}
  />
);

/** `field-sizing: content` overrules `rows`, so the least height is said again. */
const minHeights: Record<number, string> = {
  1: 'min-h-11',
  2: 'min-h-17',
  3: 'min-h-24',
  4: 'min-h-30',
  6: 'min-h-42',
  8: 'min-h-54',
};
