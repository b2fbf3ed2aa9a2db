import type { AnswerValue } from '@serendip/contract/answers';
import type { EventQuestion } from '@serendip/contract/questions';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import type { Drafts } from './answer-changes.ts';

const nameOf = (eventId: string) => `answers.${eventId}`;

/** Whether a value kept from an earlier visit can still be shown: the question may have changed in the meantime. */
function fits(question: Pick<EventQuestion, 'input_type' | 'options'>, value: unknown): value is AnswerValue | null {
  if (value === null) return true;
  if (question.input_type === 'text') return typeof value === 'string';
  if (question.input_type === 'slider') return typeof value === 'number';
  return Array.isArray(value) && value.every((each) => question.options.some((option) => option.value === each));
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The answers of this event that were given on this device and not saved yet. */
export function readAnswerDrafts(eventId: string): Readonly<Record<string, unknown>> {
  return { ...parse(readDraft(nameOf(eventId))) };
}

/** What of the kept drafts still belongs to a question. */
export function fittingDrafts(
  questions: readonly Pick<EventQuestion, 'id' | 'input_type' | 'options'>[],
  kept: Readonly<Record<string, unknown>>,
): Drafts {
  const drafts: Record<string, AnswerValue | null> = {};
  for (const question of questions) {
    const value = kept[question.id];
    if (value !== undefined && fits(question, value)) drafts[question.id] = value;
  }
  return drafts;
}

export const writeAnswerDrafts = (eventId: string, drafts: Drafts): void =>
  writeDraft(nameOf(eventId), Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : '');
