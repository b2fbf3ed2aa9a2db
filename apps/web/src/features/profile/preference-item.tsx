import type { AnswerValue } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import { defaultContextHeader, type ProfileQuestion } from '@serendip/contract/profile';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { memo, useId } from 'react';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { QuestionInput } from '../questions/inputs/question-input.tsx';
import { useDebouncedCommit } from './debounced-commit.ts';
import { PreferenceOutcome } from './preference-outcome.tsx';
import { usePreference } from './use-preference.ts';

const t = texts('profile');

interface Props {
  question: ProfileQuestion;
  number: number;
  stored: AnswerValue | undefined;
}

/** The default is ours, so it is in the reader's language; another one is as the operator wrote it. */
const headerOf = ({ context_header: header }: ProfileQuestion): string =>
  header && header !== defaultContextHeader ? header : t('context');

/** One general question. Its answer saves automatically. */
export const PreferenceItem = memo(function PreferenceItem({ question, number, stored }: Props) {
  const id = useId();
  const { value, change, commit, clear, ...outcome } = usePreference(question, stored);
  const debounced = useDebouncedCommit(commit);
  return (
    <li>
      <Card className="grid grid-cols-1 gap-4">
        <div className="flex items-start justify-between gap-3">
          <p dir="auto" className="min-w-0 pt-0.5 font-semibold text-accent-ink text-sm">
            {headerOf(question)}
          </p>
          {stored === undefined ? (
            <Badge icon={<CircleDashed size={14} aria-hidden />}>{t('pending')}</Badge>
          ) : (
            <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden />}>
              {t('completed')}
            </Badge>
          )}
        </div>
        <div className="flex gap-3">
          <span
            aria-hidden
            className="mt-px grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-bold text-ink-soft text-sm tabular-nums"
          >
            {number}
          </span>
          <h3 id={id} dir="auto" className="heading min-w-0 text-lg">
            {question.text}
          </h3>
        </div>
        <div {...(question.input_type === 'slider' ? debounced.watch : {})}>
          <QuestionInput
            question={question}
            value={value}
            labelledBy={id}
            describedBy={`${id}-outcome`}
            tooLong={t('tooLong', { most: String(limits.answer_text_max) })}
            onChange={change}
            onCommit={question.input_type === 'slider' ? debounced.commit : commit}
            onClear={clear}
          />
        </div>
        <PreferenceOutcome id={`${id}-outcome`} {...outcome} onRetry={() => commit(value)} />
      </Card>
    </li>
  );
});
