import { questionDomId } from './answer-item.tsx';

/** Brings a question into view and moves the focus there. */
export function lookAtQuestion(questionId: string): void {
  const heading = document.getElementById(questionDomId(questionId));
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}
