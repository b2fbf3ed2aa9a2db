import { bounds } from '@serendip/contract/bounds';
import { questionBytes } from '@serendip/contract/questions';
import { GripVertical, MessageCircleQuestionMark, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { worded } from '../../language/worded.ts';
import { useDragOrder } from '../../lib/use-drag-order.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { List } from '../../ui/list.tsx';
import { useReadings } from '../coach/queries.ts';
import { TemplatePicker } from '../coach/template-picker.tsx';
import type { QuestionForm } from '../questions/question-form.ts';
import { useMost } from '../service/settings.ts';
import { QuestionRow } from './question-row.tsx';
import type { WizardQuestion } from './wizard.ts';

const t = texts('eventWizard');

interface Props {
  questions: readonly WizardQuestion[];
  onAdd: () => void;
  onEdit: (key: string) => void;
  onDelete: (key: string) => void;
  /** Moves a question to a place, counted from 0. */
  onMove: (key: string, to: number) => void;
  /** Adds the questions of the template with this name. */
  onAddAll: (forms: QuestionForm[], template: string) => void;
}

export const addQuestionId = 'add-question';
const moveQuestionId = (key: string) => `move-${key}`;
export const editQuestionId = (key: string) => `edit-${key}`;

/** The warning before a question is deleted. */
const whatGoes = ({ id, form }: WizardQuestion): string =>
  [form.text?.trim(), ...(id === null ? [] : [t('questions.answersGo')])].filter(Boolean).join(' ');

export function QuestionsStep({ questions, onAdd, onEdit, onDelete, onMove, onAddAll }: Props) {
  const focusNext = useRef<string | null>(null);
  const { list, handleOf } = useDragOrder((from, to) => {
    const key = questions[from]?.key;
    if (!key) return;
    focusNext.current = key;
    onMove(key, to);
  });
  // A row that moves in the page loses the focus.
  useEffect(() => {
    if (focusNext.current) document.getElementById(moveQuestionId(focusNext.current))?.focus();
    focusNext.current = null;
  });
  const [deleting, setDeleting] = useState<WizardQuestion | null>(null);
  const most = useMost('questions_per_event');
  const readings = useReadings(questions.map(({ form }) => form));
  const mostBytes = useMost('question_bytes_per_event');
  const bytes = questions.reduce((sum, { form }) => sum + questionBytes(form), 0);
  const [hasAll, isFull] = [questions.length >= most, bytes >= mostBytes];
  const left = Math.max(0, Math.floor((mostBytes - bytes) / 1024));
  const confirm = () => {
    if (deleting) onDelete(deleting.key);
    setDeleting(null);
    requestAnimationFrame(() => document.getElementById(addQuestionId)?.focus());
  };
  const add = (
    <Button
      id={addQuestionId}
      variant={questions.length > 0 ? 'secondary' : 'primary'}
      icon={<Plus size={18} aria-hidden />}
      onClick={onAdd}
      disabled={hasAll || isFull}
      className="max-sm:w-full"
    >
      {t('questions.add')}
    </Button>
  );
  const template = (
    <TemplatePicker questions={questions.map(({ form }) => form)} room={most - questions.length} onAdd={onAddAll} />
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="max-w-prose text-ink-soft">{t('questions.lead')}</p>
      {questions.length > 0 ? (
        <>
          <List ref={list} aria-label={t('questions.list')}>
            {questions.map((question, index) => (
              <QuestionRow
                key={question.key}
                question={question}
                asks={readings?.[index]}
                handle={
                  questions.length > 1 && (
                    <IconButton
                      id={moveQuestionId(question.key)}
                      label={t('questions.move', { number: String(index + 1) })}
                      icon={<GripVertical size={18} aria-hidden />}
                      className="-ml-2 cursor-grab touch-none"
                      {...handleOf(index)}
                    />
                  )
                }
                actions={
                  <>
                    <IconButton
                      id={editQuestionId(question.key)}
                      label={t('questions.edit', { number: String(index + 1) })}
                      icon={<Pencil size={18} aria-hidden />}
                      onClick={() => onEdit(question.key)}
                    />
                    <IconButton
                      label={t('questions.delete', { number: String(index + 1) })}
                      icon={<Trash2 size={18} aria-hidden />}
                      onClick={() => setDeleting(question)}
                    />
                  </>
                }
              />
            ))}
          </List>
          <div className="flex flex-wrap gap-3">
            {add}
            {template}
          </div>
          {hasAll && (
            <p className="text-ink-faint text-sm">{`${worded(bounds.questions_per_event.sentence(most))}.`}</p>
          )}
          {bytes > 0.8 * mostBytes && (
            <p className="text-ink-faint text-sm">
              {`${worded(bounds.question_bytes_per_event.sentence(mostBytes))}. ${t('questions.kilobytesLeft', { count: left })}`}
            </p>
          )}
        </>
      ) : (
        <div className="grid justify-items-center gap-4 rounded-xl border border-line border-dashed px-6 py-12 text-center">
          <span aria-hidden className="grid size-14 place-items-center rounded-lg bg-accent-soft text-accent-ink">
            <MessageCircleQuestionMark size={26} />
          </span>
          <p className="max-w-xs text-ink-soft">{t('questions.none')}</p>
          <div className="flex flex-wrap justify-center gap-3">
            {add}
            {template}
          </div>
        </div>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t('questions.deleteTitle')}
        description={deleting && whatGoes(deleting)}
        confirmLabel={t('questions.confirmDelete')}
        danger
        onConfirm={confirm}
        onCancel={() => setDeleting(null)}
      />
    </div>
  );
}
