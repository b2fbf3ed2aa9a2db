import type { EventQuestion } from '@serendip/contract/questions';
import { CircleCheck, CircleDot } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { answerState, type StoredAnswers, unsavedText } from './answer-changes.ts';
import { AnswerItem } from './answer-item.tsx';
import { focusQuestion } from './focus-question.ts';
import { SaveBar } from './save-bar.tsx';
import { useAnswerForm } from './use-answer-form.ts';
import type { SavedAnswers } from './use-event-answers.ts';

const t = texts('answers');

interface Props {
  eventId: string;
  questions: readonly EventQuestion[];
  stored: StoredAnswers;
  remember: (saved: SavedAnswers) => void;
  catchUp: () => Promise<readonly EventQuestion[] | undefined>;
  answering: boolean;
  busy: boolean;
  onSaved: (focused: Element | null) => void;
}

/**
 * All questions of an event, with two save buttons: one below the last question, one floating while there are changes.
 */
export function AnswersForm({ answering, busy, onSaved, ...rest }: Props) {
  const { questions, stored } = rest;
  const { drafts, errors, saving, unsaved, answer, save } = useAnswerForm({ ...rest, answering });
  const statusId = useId();
  const saveAll = async () => {
    const focused = document.activeElement;
    const stuck = await save();
    if (stuck) focusQuestion(stuck);
    else onSaved(focused);
  };
  return (
    <>
      <ol>
        {questions.map((question, index) => {
          const before = stored.get(question.id);
          const value = answering && question.id in drafts ? (drafts[question.id] ?? null) : (before ?? null);
          return (
            <AnswerItem
              key={question.id}
              question={question}
              number={index + 1}
              value={value}
              state={answerState(before, value)}
              error={errors[question.id]}
              disabled={!answering}
              onAnswer={answer}
            />
          );
        })}
      </ol>
      {answering && (
        <>
          <div className="-mx-5 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-sunken px-5 py-4 sm:-mx-6 sm:px-6">
            <StatusLine
              id={statusId}
              icon={
                unsaved > 0 ? (
                  <CircleDot size={16} className="text-accent-ink" aria-hidden />
                ) : (
                  <CircleCheck size={16} className="text-positive-ink" aria-hidden />
                )
              }
            >
              {unsavedText(unsaved)}
            </StatusLine>
            <Button onClick={saveAll} loading={saving} disabled={busy || unsaved === 0} focusAfter={statusId}>
              {t('save')}
            </Button>
          </div>
          <SaveBar unsaved={unsaved} saving={saving} disabled={busy} onSave={saveAll} focusAfter={statusId} />
        </>
      )}
    </>
  );
}
