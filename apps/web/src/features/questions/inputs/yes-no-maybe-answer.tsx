import { Check, CircleQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { optionText } from '../option-text.ts';
import type { AskedQuestion } from './asked-question.ts';

interface Props {
  question: AskedQuestion;
  values: readonly string[];
  labelledBy: string;
  describedBy: string | undefined;
  disabled: boolean;
  onChange: (values: string[]) => void;
  clear: ReactNode;
}

const looks: Record<string, { tone: 'positive' | 'negative' | 'caution'; icon: ReactNode }> = {
  yes: { tone: 'positive', icon: <Check size={18} className="shrink-0" aria-hidden /> },
  no: { tone: 'negative', icon: <X size={18} className="shrink-0" aria-hidden /> },
  maybe: { tone: 'caution', icon: <CircleQuestionMark size={18} className="shrink-0" aria-hidden /> },
};

/** Three buttons, of which at most one is pressed. Pressing it again releases it. */
export const YesNoMaybeAnswer = ({ question, values, labelledBy, describedBy, disabled, onChange, clear }: Props) => (
  <div data-question-input className="grid gap-1.5">
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className="grid min-w-0 grid-cols-3 gap-2">
      {question.options.map(({ text, value }) => {
        const pressed = values.includes(value);
        return (
          <ToggleButton
            key={value}
            pressed={pressed}
            disabled={disabled}
            onClick={() => onChange(pressed ? [] : [value])}
            className="min-h-12 flex-wrap content-center gap-y-0.5 px-1! py-1.5"
            {...looks[value]}
          >
            <span className="whitespace-nowrap">{optionText({ text, value })}</span>
          </ToggleButton>
        );
      })}
    </fieldset>
    {clear && <div>{clear}</div>}
  </div>
);
