import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Ties a control to its label, hint and error. Spread it onto the input. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props {
  label: ReactNode;
  children: (control: FieldControl) => ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean;
  /** To the right of the label, such as 'Optional'. */
  aside?: ReactNode;
  /** Below the control, such as a counter. */
  footer?: ReactNode;
}

/** A control with its label above and its hint and error below, connected for assistive technology. */
export function Field({ label, children, hint, error, required = false, aside, footer }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {aside && <span className="text-ink-faint text-xs">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <div id={hintId} className="text-ink-faint text-xs">
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
      {footer}
    </div>
  );
}

/** The error under a control. Screen readers read it out when it appears. */
export const FieldError = ({ id, error }: { id?: string; error: string | null | undefined }) =>
  error ? (
    <p id={id} role="alert" className="flex items-start gap-1.5 font-medium text-negative-ink text-sm">
      <CircleAlert size={16} className="mt-0.75 shrink-0" aria-hidden />
      {error}
    </p>
  ) : null;
