import { Check, Eraser, PencilLine } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { AnswerState } from './answer-changes.ts';

const t = texts('answers');

/** The status of a question. Nothing for a question never answered. */
export function AnswerBadge({ state }: { state: AnswerState }) {
  if (state === 'answered')
    return (
      <Badge tone="positive" icon={<Check size={13} strokeWidth={3} aria-hidden />}>
        {t('answered')}
      </Badge>
    );
  if (state === 'will_clear')
    return (
      <Badge tone="caution" icon={<Eraser size={13} aria-hidden />}>
        {t('willClear')}
      </Badge>
    );
  if (state === 'unsaved')
    return (
      // A whole sentence, which takes two lines on a small phone.
      <Badge
        tone="accent"
        icon={<PencilLine size={13} className="shrink-0" aria-hidden />}
        className="max-sm:max-w-full max-sm:whitespace-normal"
      >
        {t('pressSave')}
      </Badge>
    );
  return null;
}
