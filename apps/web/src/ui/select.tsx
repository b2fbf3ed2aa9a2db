import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { inputStyle } from './input-style.ts';

/** A native select, so that phones show their own picker. Children are `<option>`s. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className="relative">
    <select {...rest} className={cx(inputStyle, 'cursor-pointer appearance-none truncate pr-10', className)} />
    <ChevronDown
      size={18}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint"
    />
  </div>
);
