import type { QuestionAsks } from '@serendip/contract/coach';

/** How the answers to a question will be read, as hosts see it. */
export const whatAnswersTell: Record<QuestionAsks, string> = {
  need: 'Answers tell what people look for',
  offer: 'Answers tell what they offer',
  both: 'Answers tell both',
  interest: 'Answers tell what they like',
  fact: 'Answers tell what they do',
  avoid: 'Answers tell whom they would rather not meet',
  alike: 'Answers bring people together who answer alike',
  apart: 'Answers bring people together who answer differently',
  nothing: 'Answers do not count for matching',
  unclear: 'Serendip cannot tell what answers to this question mean: say it in the hint, or ask more plainly',
};

/** The kinds of answers that matching needs most and no question asks for. */
export function missingSides(asked: readonly QuestionAsks[]): ('need' | 'offer')[] {
  return (['need', 'offer'] as const).filter((side) => !asked.includes(side) && !asked.includes('both'));
}
