import type { ProposedQuestion } from '@serendip/contract/coach';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { QuestionForm } from '../questions/question-form.ts';
import { missingSides } from './missing-sides.ts';
import { formOf } from './proposed-question.ts';
import { questionTemplates, useReadings } from './queries.ts';

const t = texts('coach');

interface Props {
  questions: readonly QuestionForm[];
  /** False when the event has as many questions as it may. */
  room: boolean;
  onAdd: (form: QuestionForm) => void;
}

const sayWhich = (missing: readonly ('need' | 'offer')[]): string =>
  t(missing.length === 2 ? 'missing.both' : missing[0] === 'need' ? 'missing.need' : 'missing.offer');

/** Warns before the event is saved when nobody is asked what they look for, or what they offer. One tap adds a question. */
export function BothSidesNotice({ questions, room, onAdd }: Props) {
  const asked = useReadings(questions);
  const { data: proposals } = useQuery(questionTemplates);
  const known = questions.length === 0 ? [] : asked;
  if (!known || known.length < questions.length) return null;
  const missing = missingSides(known);
  if (missing.length === 0) return null;
  const additions = missing.flatMap(
    (side): ProposedQuestion[] => proposals?.good_questions.filter(({ asks }) => asks === side).slice(0, 1) ?? [],
  );
  return (
    <Notice tone="caution" title={t('bothTitle')}>
      <p>{sayWhich(missing)}</p>
      {room && additions.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {additions.map((question) => (
            <Button
              key={question.text}
              variant="secondary"
              size="sm"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => onAdd(formOf(question))}
            >
              {t('add', { question: question.text })}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
