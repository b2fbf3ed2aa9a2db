import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  kind: 'radio' | 'checkbox';
  label: ReactNode;
  hint?: ReactNode;
}

/** One radio button or checkbox with its label. The whole row is clickable. */
export const ChoiceRow = ({ kind, label, hint, className, ...rest }: Props) => (
  <label
    className={cx(
      'flex min-h-11 items-start gap-3 rounded-md border border-line bg-surface px-3.5 py-2.5 transition',
      'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-2 has-disabled:opacity-60',
      className,
    )}
  >
    <span className="relative mt-0.5 size-5 shrink-0">
      <input
        {...rest}
        type={kind}
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
      />
      <span
        aria-hidden
        className={cx(
          'flex size-full items-center justify-center border-2 border-line-strong bg-surface *:invisible',
          'peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-checked:*:visible',
          'forced-color-adjust-none forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]',
          kind === 'radio' ? 'rounded-full' : 'rounded-xs',
        )}
      >
        {kind === 'radio' ? <span className="size-2 rounded-full bg-current" /> : <Check size={14} strokeWidth={3.5} />}
      </span>
    </span>
    <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
      <span dir="auto">{label}</span>
      {hint && <span className="text-ink-faint text-sm">{hint}</span>}
    </span>
  </label>
);
