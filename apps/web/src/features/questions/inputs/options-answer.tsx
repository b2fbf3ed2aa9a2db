import type { ReactNode } from 'react';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Written } from '../written.tsx';
import type { AskedQuestion } from './asked-question.ts';

interface Props {
  question: AskedQuestion;
  values: readonly string[];
  several: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  disabled: boolean;
  onChange: (values: string[]) => void;
  clear: ReactNode;
}

/** Radio buttons for one option, checkboxes for any number. */
export function OptionsAnswer({
  question,
  values,
  several,
  labelledBy,
  describedBy,
  disabled,
  onChange,
  clear,
}: Props) {
  const choices = question.options.map(({ text, value }) => ({ value, label: <Written key={value}>{text}</Written> }));
  return (
    <div data-question-input className="grid grid-cols-1 gap-1.5">
      {several ? (
        <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className="min-w-0">
          <CheckboxGroup choices={choices} values={values} onChange={onChange} disabled={disabled} />
        </fieldset>
      ) : (
        <div role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
          <RadioGroup
            choices={choices}
            value={values[0] ?? null}
            onChange={(value) => onChange([value])}
            disabled={disabled}
          />
        </div>
      )}
      {clear && <div>{clear}</div>}
    </div>
  );
}
