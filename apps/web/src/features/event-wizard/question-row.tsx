import type { QuestionAsks } from '@serendip/contract/coach';
import { Sparkles, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { questionTypes } from '../questions/question-types.ts';
import { summarizeQuestion } from '../questions/summarize-question.ts';
import type { WizardQuestion } from './wizard.ts';

const coach = texts('coach');
const words = texts('forms');

interface Props {
  question: WizardQuestion;
  /** How its answers will be read, once that is known. */
  asks: QuestionAsks | undefined;
  /** In place of the icon: it moves the question. */
  handle?: ReactNode;
  actions?: ReactNode;
}

/** A question in the wizard's lists. */
export function QuestionRow({ question: { form, confidential }, asks, handle, actions }: Props) {
  const Icon = questionTypes[form.input_type].icon;
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:gap-4 sm:px-5">
      {handle || (
        <span
          aria-hidden
          className="mt-0.5 grid size-9 max-[22.5rem]:hidden shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-ink"
        >
          <Icon size={18} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-semibold">
          {form.text?.trim()}
        </p>
        <p dir="auto" className="line-clamp-2 break-words text-ink-faint text-sm">
          {summarizeQuestion(form)}
        </p>
        {confidential && (
          <p className="mt-1 flex gap-1.5 text-negative-ink text-sm">
            <TriangleAlert size={14} aria-hidden className="mt-0.75 shrink-0" />
            {words('answeredInConfidence')}
          </p>
        )}
        {asks && (
          <p className={cx('mt-1 flex gap-1.5 text-sm', asks === 'unclear' ? 'text-caution-ink' : 'text-ink-soft')}>
            <Sparkles size={14} aria-hidden className="mt-0.75 shrink-0 text-accent-ink" />
            {coach(`answersTell.${asks}`)}
          </p>
        )}
      </div>
      {actions && <div className="-my-1 flex shrink-0">{actions}</div>}
    </li>
  );
}
