import { limits } from '@serendip/contract/limits';
import { type ReactNode, useId } from 'react';
import { texts } from '../../../language/texts.ts';
import { CharacterCount } from '../../../ui/character-count.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const t = texts('questions');

interface Props {
  value: string;
  long: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  /** The error for a text over the limit. */
  tooLong: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: (value: string) => void;
  clear: ReactNode;
}

/** A text that is too long is not cut off. It shows an error. */
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
  // The limit is for the text as it is sent, which is trimmed.
  const count = value.length > max ? value.trim().length : value.length;
  const error = count > max ? tooLong : null;
  return (
    <div data-question-input className="grid gap-1.5">
      <TextArea
        rows={long ? 6 : 3}
        value={value}
        placeholder={t('yourAnswer')}
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
