import { questionDomId } from './answer-item.tsx';

/** Brings a question into view and moves the focus there. */
export function focusQuestion(questionId: string): void {
  const heading = document.getElementById(questionDomId(questionId));
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

/** Focuses the question's input. False while the question is not rendered. */
export function focusAnswer(questionId: string): boolean {
  const heading = document.getElementById(questionDomId(questionId));
  const control = heading?.closest('li')?.querySelector<HTMLElement>('textarea, input, button');
  if (!heading || !control || control.matches(':disabled')) return false;
  heading.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
