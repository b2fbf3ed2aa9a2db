import { cx } from '../lib/cx.ts';
import type { Choice } from './choice.ts';

interface Props<V extends string> {
  /** The accessible name of the group. */
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  block?: boolean;
}

/** Switches between two to four views of the same thing. */
export function Segmented<V extends string>({ label, choices, value, onChange, block = false }: Props<V>) {
  return (
    <fieldset
      aria-label={label}
      className={cx('inline-flex min-w-0 max-w-full flex-wrap rounded-md bg-sunken p-1', block && 'flex w-full')}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-9 flex-1 rounded-sm border border-transparent whitespace-nowrap px-4 font-semibold text-ink-soft text-sm transition hover:text-ink aria-pressed:border-line aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-rest pointer-coarse:min-h-11 forced-colors:aria-pressed:border-[Highlight]"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
