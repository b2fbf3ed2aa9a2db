import { limits } from '@serendip/contract/limits';
import { type ReactNode, useId } from 'react';
import { CharacterCount } from '../../../ui/character-count.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface Props {
  value: string;
  long: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  /** The sentence for a text over the limit. */
  tooLong: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: (value: string) => void;
  clear: ReactNode;
}

/** Nothing is cut off while typing or pasting: a text that is too long stays, and says so. */
export function TextAnswer({
  value,
  long,
  labelledBy,
  describedBy,
  tooLong,
  disabled,
  onChange,
  onBlur,
  clear,
}: Props) {
  const errorId = useId();
  const { answer_text_max: max, answer_text_warning: warning } = limits;
  // What counts against the limit is what will be sent.
  const count = value.length > max ? value.trim().length : value.length;
  const error = count > max ? tooLong : null;
  return (
    <div data-question-input className="grid gap-1.5">
      <TextArea
        rows={long ? 6 : 3}
        value={value}
        placeholder="Your answer... (optional)"
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, error && errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => onBlur(event.target.value)}
      />
      <FieldError id={errorId} error={error} />
      <div className="flex min-h-9 items-center justify-between gap-3">
        {clear ?? <span />}
        <CharacterCount count={count} max={max} warnAbove={warning} />
      </div>
    </div>
  );
}
