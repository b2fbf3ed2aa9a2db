import { z } from 'zod';
import type { FailureCode } from './failures.ts';

/** An id that cannot be one is an id nobody has: the schema's message is the failure it stands for. */
const idOr = (code: FailureCode) => z.uuid({ error: code });

export const eventId = idOr('event_not_found');
export const questionId = idOr('question_not_found');
export const preferenceId = idOr('preference_not_found');
export const userId = idOr('user_not_found');

/** Profile questions are named by the operator's file, so their ids are words. */
export const profileQuestionId = z
  .string({ error: 'question_not_found' satisfies FailureCode })
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'question_not_found' satisfies FailureCode });

/** Ids on the wire are opaque text. */
export const wireId = z.string();
export const timestamp = z.iso.datetime();
