import type { EventParticipant } from '@serendip/contract/participants';
import type { EventQuestion } from '@serendip/contract/questions';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Written } from '../questions/written.tsx';
import { answerText } from './answer-text.ts';

const t = texts('participants');

interface Props {
  person: EventParticipant;
  /** The questions that the host reads. */
  read: readonly EventQuestion[];
}

/** A person's labels, and their answers to questions that the host reads. */
export function PersonNotes({ person: { labels, answers }, read }: Props) {
  const told = read.map((question) => ({ question, text: answerText(question, answers) })).filter(({ text }) => text);
  return (
    <>
      {labels.length > 0 && (
        <ul aria-label={t('labels')} className="mt-1 flex flex-wrap gap-1.5">
          {labels.map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <Badge tone="accent">{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <dl className="mt-1 text-xs">
          {told.map(({ question, text }) => (
            <div key={question.id} className="wrap-anywhere">
              <dt className="inline text-ink-faint">
                <Written>{/[?!.:]$/.test(question.text) ? question.text : `${question.text}:`}</Written>{' '}
              </dt>
              <dd className="inline text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
