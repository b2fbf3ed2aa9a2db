import type { QuestionAsks } from '@serendip/contract/coach';

/** The kinds of answers that matching needs most and no question asks for. */
export function missingSides(asked: readonly QuestionAsks[]): ('need' | 'offer')[] {
  return (['need', 'offer'] as const).filter((side) => !asked.includes(side) && !asked.includes('both'));
}
