import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { inputStyle } from './input-style.ts';

/** A text area for any script direction. Where the browser supports it, it grows with its text from `rows` lines up. */
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

/** `field-sizing: content` ignores `rows`, so this sets the minimum height again. */
const minHeights: Record<number, string> = {
  1: 'min-h-11',
  2: 'min-h-17',
  3: 'min-h-24',
  4: 'min-h-30',
  6: 'min-h-42',
  8: 'min-h-54',
};
