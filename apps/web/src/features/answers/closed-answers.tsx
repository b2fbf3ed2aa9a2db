import type { EventQuestion } from '@serendip/contract/questions';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isStatus, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { answerState, type StoredAnswers } from './answer-changes.ts';
import { AnswerItem, questionDomId } from './answer-item.tsx';
import { removeAnswer } from './queries.ts';
import type { SavedAnswers } from './use-event-answers.ts';

const t = texts('answers');

interface Props {
  eventId: string;
  questions: readonly EventQuestion[];
  stored: StoredAnswers;
  remember: (saved: SavedAnswers) => void;
}

const unchangeable = () => undefined;

/** The user's answers at a closed event, to read and to delete, whether they take part in it or not. */
export function ClosedAnswers({ eventId, questions, stored, remember }: Props) {
  const answered = questions.filter(({ id }) => stored.has(id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const headingId = useId();
  const count = useRef(answered.length);

  // The pressed button went with its question.
  useEffect(() => {
    if (answered.length < count.current) recoverFocus(document.getElementById(headingId));
    count.current = answered.length;
  }, [answered.length, headingId]);

  const remove = async (questionId: string) => {
    setBusy(true);
    try {
      await removeAnswer(eventId, questionId).catch((error: unknown) => {
        // An answer that no longer exists counts as removed.
        if (!isStatus(error, 404)) throw error;
      });
      remember(new Map([[questionId, null]]));
      toast.success(t('closed.deleted'));
    } catch (error) {
      toast.error(statusMessage(error, t('closed.failed')));
    }
    setBusy(false);
    setChosen(null);
  };

  return (
    <Card flush className="px-5 pt-5 sm:px-6 sm:pt-6">
      <div className="grid gap-3 pb-5">
        <h2 id={headingId} tabIndex={-1} className="heading text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('closed.lead')}</p>
        {answered.length === 0 && <Notice>{t('closed.none')}</Notice>}
      </div>
      <ol>
        {answered.map((question, index) => {
          const value = stored.get(question.id) ?? null;
          return (
            <AnswerItem
              key={question.id}
              question={question}
              number={index + 1}
              value={value}
              state={answerState(stored.get(question.id), value)}
              error={undefined}
              disabled
              onAnswer={unchangeable}
              action={
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Trash2 size={16} aria-hidden />}
                  aria-describedby={questionDomId(question.id)}
                  onClick={() => setChosen(question.id)}
                >
                  {t('closed.delete')}
                </Button>
              }
            />
          );
        })}
      </ol>
      <ConfirmDialog
        open={chosen !== null}
        title={t('closed.question')}
        description={t('closed.warning')}
        confirmLabel={t('closed.delete')}
        cancelLabel={t('closed.keep')}
        danger
        busy={busy}
        onConfirm={() => chosen && void remove(chosen)}
        onCancel={() => setChosen(null)}
      />
    </Card>
  );
}
