import type { AnswerValue, Preference } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import type { InputType } from '@serendip/contract/questions';
import { ApiError, isStatus, statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import type { AnswerWrite } from './answer-changes.ts';
import { removeAnswer, saveAnswer } from './queries.ts';

const t = texts('answers');

export interface AnswerChange {
  questionId: string;
  /** The answers when saving began. */
  shown: AnswerValue | null;
  write: AnswerWrite;
  /** The version of the question at which the answer was typed. */
  version?: number | undefined;
}

export interface SaveOutcome {
  saved: Map<string, Preference | null>;
  /** An error for each question whose answer was not saved. */
  errors: Record<string, string>;
  /** The server refused a call, so the questions, or who may answer them, have changed. */
  outdated: boolean;
}

const tellsOfChange = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409, 422].includes(error.code);

/** A text over the limit is not sent. Its input shows the error. */
export const isTooLong = (type: InputType, value: AnswerValue | null): boolean =>
  type === 'text' && typeof value === 'string' && value.trim().length > limits.answer_text_max;

async function writeOne(eventId: string, { questionId, write, version }: AnswerChange): Promise<Preference | null> {
  if (write.do === 'save') return saveAnswer(eventId, questionId, write.answer, version);
  if (write.do === 'delete') {
    await removeAnswer(eventId, questionId).catch((error: unknown) => {
      // An answer that no longer exists counts as removed.
      if (!isStatus(error, 404)) throw error;
    });
  }
  return null;
}

/** Saves every change by itself, so that one refused call does not stop the others. */
export async function saveAnswers(eventId: string, changes: readonly AnswerChange[]): Promise<SaveOutcome> {
  const outcome: SaveOutcome = { saved: new Map(), errors: {}, outdated: false };
  await Promise.all(
    changes.map(async (change) => {
      try {
        outcome.saved.set(change.questionId, await writeOne(eventId, change));
      } catch (error) {
        outcome.errors[change.questionId] = statusMessage(error, t('failedToSave'));
        outcome.outdated ||= tellsOfChange(error);
      }
    }),
  );
  return outcome;
}
