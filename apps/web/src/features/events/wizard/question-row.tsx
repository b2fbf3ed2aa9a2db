import type { ReactNode } from 'react';
import { summarizeQuestion } from '../../questions/editor/summarize-question.ts';
import { questionTypes } from '../../questions/question-types.ts';
import type { WizardQuestion } from './wizard.ts';

interface Props {
  question: WizardQuestion;
  actions?: ReactNode;
}

/** A question in the wizard's lists. */
export function QuestionRow({ question: { form }, actions }: Props) {
  const Icon = questionTypes[form.input_type].icon;
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:gap-4 sm:px-5">
      <span
        aria-hidden
        className="mt-0.5 grid size-9 max-[22.5rem]:hidden shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-ink"
      >
        <Icon size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-semibold">
          {form.text?.trim()}
        </p>
        <p dir="auto" className="line-clamp-2 break-words text-ink-faint text-sm">
          {summarizeQuestion(form)}
        </p>
      </div>
      {actions && <div className="-my-1 flex shrink-0">{actions}</div>}
    </li>
  );
}
