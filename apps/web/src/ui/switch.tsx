import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** A switch that takes effect at once. */
export const Switch = ({ label, ...rest }: Props) => (
  <label className="inline-flex min-h-11 items-center gap-3 has-disabled:opacity-60">
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: ARIA in HTML forbids aria-checked on a checkbox, whose own state is read
      role="switch"
      className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-ink-faint before:transition-[translate,background-color] checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:before:bg-[CanvasText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]"
    />
    <span>{label}</span>
  </label>
);
