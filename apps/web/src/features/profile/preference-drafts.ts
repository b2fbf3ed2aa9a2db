import type { AnswerValue } from '@serendip/contract/answers';
import type { ProfileQuestion } from '@serendip/contract/profile';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { fittingDrafts } from '../answers/answer-drafts.ts';

/** An answer that shows but is not stored; undefined if there is none. */
export type Draft = AnswerValue | null | undefined;

const nameOf = (questionId: string) => `profile.${questionId}`;

/** The draft on this device, if it still fits its question. */
export function readPreferenceDraft(
  question: Pick<ProfileQuestion, 'id' | 'input_type' | 'options' | 'slider_min' | 'slider_max'>,
): Draft {
  try {
    const kept: unknown = JSON.parse(readDraft(nameOf(question.id)) ?? '');
    return fittingDrafts([question], { [question.id]: kept })[question.id];
  } catch {
    return undefined;
  }
}

export const writePreferenceDraft = (questionId: string, draft: Draft): void =>
  writeDraft(nameOf(questionId), draft === undefined ? '' : JSON.stringify(draft));
