import { useDeferredValue } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AiNote } from '../service/ai-note.tsx';
import { AnswersForm } from './answers-form.tsx';
import { ClosedAnswers } from './closed-answers.tsx';
import { useEventAnswers } from './use-event-answers.ts';

const t = texts('answers');

interface Props {
  eventId: string;
  joined: boolean;
  /** The event is closed, so nobody can answer. */
  closed: boolean;
  /** Joining or leaving is in progress, so nothing can be saved yet. */
  busy: boolean;
  /** All changes could be saved. `focused` had the focus when the user asked for it. */
  onSaved: (focused: Element | null) => void;
}

/**
 * An event's questions, for participants to answer; for a closed event, the user's answers. Nothing without
 * questions.
 */
export function AnswersCard({ eventId, joined, closed, busy, onSaved }: Props) {
  const { questions, stored, fellBack, failed, retry, remember, catchUp } = useEventAnswers(eventId);
  // Deferred, so that rendering many questions does not block a phone's main thread.
  const ready = useDeferredValue(Boolean(questions));
  if (failed)
    return (
      <Notice
        tone="negative"
        action={
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failed')}
      </Notice>
    );
  if (!questions || !ready) return <QuestionsOnTheirWay />;
  if (questions.length === 0) return null;
  if (closed) return <ClosedAnswers eventId={eventId} questions={questions} stored={stored} remember={remember} />;
  const isAllAnswered = joined && questions.every(({ id }) => stored.has(id));
  return (
    <Card flush className="px-5 pt-5 sm:px-6 sm:pt-6">
      <div className="grid gap-3 pb-1">
        <h2 className="heading text-2xl">{t('title')}</h2>
        <p className="max-w-prose text-ink-soft">{isAllAnswered ? t('specific') : t('optional')}</p>
        {joined && <AiNote />}
        {fellBack && <Notice tone="accent">{t('canFill')}</Notice>}
        {!joined && <Notice>{t('joinFirst')}</Notice>}
      </div>
      <AnswersForm
        eventId={eventId}
        questions={questions}
        stored={stored}
        remember={remember}
        catchUp={catchUp}
        answering={joined}
        busy={busy}
        onSaved={onSaved}
      />
    </Card>
  );
}

const QuestionsOnTheirWay = () => (
  <Card>
    <Loading label={t('loading')}>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="mt-4 h-5 w-3/4" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="mt-4 h-5 w-2/3" />
      <Skeleton className="h-11 w-full" />
    </Loading>
  </Card>
);
