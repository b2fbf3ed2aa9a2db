import type { Event } from '@serendip/contract/events';
import type { EventQuestion } from '@serendip/contract/questions';
import { ApiError, isStatus } from '../../api/errors.ts';
import { changesOf } from './changes.ts';
import type { EventDetails } from './event-details.ts';
import { storedDetails, storedQuestion, type Wizard, type WizardQuestion } from './wizard.ts';

/** The server's state, if it refused a change because somebody else changed the same. */
const presentState = (error: unknown): { event?: Event; question?: EventQuestion } =>
  isStatus(error, 409) && error instanceof ApiError && error.data ? error.data : {};

/** Fields typed here stay, the others are taken from the server. */
function merged<T extends object>(typed: T, before: T, now: T): { result: T; disputed: (keyof T)[] } {
  const mine = changesOf(typed, before);
  const theirs = changesOf(now, before);
  const disputed = (Object.keys(changesOf(typed, now)) as (keyof T)[]).filter(
    (field) => field in mine && field in theirs,
  );
  return { result: { ...now, ...mine }, disputed };
}

/** The wizard after a refused change of details, or null if the error is another one. */
export function disputedDetails(wizard: Wizard, error: unknown): Wizard | null {
  const { event } = presentState(error);
  if (!event || !wizard.stored) return null;
  const stored = storedDetails(event);
  const { result, disputed } = merged<EventDetails>(wizard.details, wizard.stored.details, stored.details);
  return { ...wizard, stored, details: result, disputed };
}

/** The same for a question. */
export function disputedQuestion(question: WizardQuestion, error: unknown): WizardQuestion | null {
  const now = presentState(error).question;
  if (!now || !question.stored) return null;
  const { stored, form } = storedQuestion(now);
  return { ...question, stored, form: merged(question.form, question.stored.form, form).result, disputed: true };
}

/** Ends a dispute about details; `taken` takes over what the server has. */
export const settleDetail = (wizard: Wizard, field: keyof EventDetails, taken: boolean): Wizard => ({
  ...wizard,
  disputed: wizard.disputed.filter((each) => each !== field),
  details: taken && wizard.stored ? { ...wizard.details, [field]: wizard.stored.details[field] } : wizard.details,
});

export const settleQuestion = (wizard: Wizard, key: string, taken: boolean): Wizard => ({
  ...wizard,
  questions: wizard.questions.map((question) => {
    if (question.key !== key) return question;
    const settled = { ...question, disputed: false };
    return taken && question.stored ? { ...settled, changed: false, form: question.stored.form } : settled;
  }),
});
