import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { inputStyle } from './input-style.ts';

export const TextInput = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input dir="auto" {...rest} type={type} className={cx(inputStyle, className)} />
);
