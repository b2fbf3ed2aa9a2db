import { useQuery } from '@tanstack/react-query';
import { ChevronRight, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { QuestionForm } from '../questions/question-form.ts';
import { asksTheSame, formOf } from './proposed-question.ts';
import { questionTemplates } from './queries.ts';

const t = texts('coach');

interface Props {
  questions: readonly QuestionForm[];
  /** How many more questions the event may have. */
  room: number;
  /** Adds these after the questions that are there. */
  onAdd: (forms: QuestionForm[], template: string) => void;
}

/** Sets of good questions to start from. Questions that are there already stay as they are. */
export function TemplatePicker({ questions, room, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<LayoutTemplate size={18} aria-hidden />}
        disabled={room <= 0}
        onClick={() => setOpen(true)}
        className="max-sm:w-full"
      >
        {t('start')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('start')}
        description={t(questions.length > 0 ? 'keepAll' : 'changeAll')}
        actions={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
        }
      >
        <Templates
          questions={questions}
          room={room}
          onAdd={(forms, name) => {
            setOpen(false);
            onAdd(forms, name);
          }}
        />
      </Dialog>
    </>
  );
}

function Templates({ questions, room, onAdd }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(questionTemplates);
  if (isError)
    return (
      <FailedToLoad retry={() => void refetch()} again={isFetching}>
        {t('loadFailed')}
      </FailedToLoad>
    );
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    );
  return (
    <ul className="-mx-2 grid max-h-[50vh] gap-2 overflow-y-auto p-2">
      {data.templates.map(({ id, name, description, questions: proposed }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              const missing = proposed.filter((each) => !questions.some((form) => asksTheSame(form, each)));
              onAdd(missing.slice(0, room).map(formOf), name);
            }}
            className="flex w-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left transition hover:border-line-strong hover:bg-hover"
          >
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft text-sm">{description}</span>
              <span className="text-ink-faint text-sm">
                {t('suchAs', { count: proposed.length, question: proposed[0]?.text ?? '' })}
              </span>
            </span>
            <ChevronRight size={18} className="shrink-0 text-ink-faint" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
