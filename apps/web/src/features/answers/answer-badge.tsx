import { Check, Eraser, PencilLine } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { AnswerState } from './answer-changes.ts';

/** The status of a question. Nothing for a question never answered. */
export function AnswerBadge({ state }: { state: AnswerState }) {
  if (state === 'answered')
    return (
      <Badge tone="positive" icon={<Check size={13} strokeWidth={3} aria-hidden />}>
        answered
      </Badge>
    );
  if (state === 'will_clear')
    return (
      <Badge tone="caution" icon={<Eraser size={13} aria-hidden />}>
        will clear on save
      </Badge>
    );
  if (state === 'unsaved')
    return (
      <Badge tone="accent" icon={<PencilLine size={13} aria-hidden />}>
        press save to save your answers
      </Badge>
    );
  return null;
}
