import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface Props {
  legend: ReactNode;
  children: ReactNode;
  /** For a legend that the screen already shows in another way. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/** A group of controls that answer one question. */
export function FieldSet({ legend, children, legendHidden = false, hint, error }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="grid min-w-0 gap-2" {...(described ? { 'aria-describedby': described } : {})}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold text-sm'}>{legend}</legend>
      {hint && (
        <div id={`${id}-hint`} className="text-ink-faint text-xs">
          {hint}
        </div>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
