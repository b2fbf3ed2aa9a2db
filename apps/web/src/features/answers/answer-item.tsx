import type { AnswerValue } from '@serendip/contract/answers';
import type { EventQuestion } from '@serendip/contract/questions';
import { Eye } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { FieldError } from '../../ui/field.tsx';
import { QuestionInput } from '../questions/inputs/question-input.tsx';
import { Written } from '../questions/written.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import type { AnswerState } from './answer-changes.ts';

const t = texts('answers');

interface Props {
  question: EventQuestion;
  number: number;
  value: AnswerValue | null;
  state: AnswerState;
  error: string | undefined;
  disabled: boolean;
  onAnswer: (questionId: string, value: AnswerValue | null) => void;
  /** Further actions on the answer. */
  action?: ReactNode;
}

export const questionDomId = (questionId: string): string => `question-${questionId}`;

/** One question with its input, its status and its error. */
export const AnswerItem = memo(function AnswerItem({
  question,
  number,
  value,
  state,
  error,
  disabled,
  onAnswer,
  action,
}: Props) {
  const id = questionDomId(question.id);
  return (
    <li className="grid scroll-mt-24 grid-cols-1 gap-3 border-line border-t py-5 first:border-t-0 sm:py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 gap-2.5">
          <span className="font-semibold text-ink-faint tabular-nums" aria-hidden>
            {number}.
          </span>
          <h3 id={id} dir="auto" tabIndex={-1} className="min-w-0 font-semibold">
            <Written>{question.text}</Written>
          </h3>
        </div>
        <AnswerBadge state={state} />
      </div>
      {question.host_reads && (
        <p id={`${id}-read`} className="flex items-center gap-1.5 text-ink-soft text-sm">
          <Eye size={16} aria-hidden className="shrink-0" />
          {t('hostReads')}
        </p>
      )}
      <QuestionInput
        question={question}
        value={value}
        labelledBy={id}
        describedBy={
          [question.host_reads && `${id}-read`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        minimumAnswers
        disabled={disabled}
        onChange={(next) => onAnswer(question.id, next)}
        onClear={disabled ? undefined : () => onAnswer(question.id, null)}
      />
      {action && <div>{action}</div>}
      <FieldError id={`${id}-error`} error={error} />
    </li>
  );
});
