import type { Event } from '@serendip/contract/events';
import type { EventQuestion } from '@serendip/contract/questions';
import { localKey } from '../../questions/editor/local-key.ts';
import { type QuestionForm, questionForm, sameQuestion } from '../../questions/editor/question-form.ts';
import { detailsOf, type EventDetails, emptyDetails } from './event-details.ts';

export interface WizardQuestion {
  key: string;
  /** The server's id; null until it is created. */
  id: string | null;
  /** Differs from what the server holds. */
  changed: boolean;
  form: QuestionForm;
}

/** Everything a host types into the wizard; nothing of it is on the server before the last step. */
export interface Wizard {
  details: EventDetails;
  questions: WizardQuestion[];
  /** Ids of stored questions to delete. */
  removedIds: string[];
}

export const emptyWizard: Wizard = { details: emptyDetails, questions: [], removedIds: [] };

const stored = (question: EventQuestion): WizardQuestion => ({
  key: question.id,
  id: question.id,
  changed: false,
  form: questionForm(question),
});

export const wizardOf = (event: Event, questions: readonly EventQuestion[]): Wizard => ({
  details: detailsOf(event),
  questions: questions.map(stored),
  removedIds: [],
});

/** Adds a question at the end, or changes the one with that key. */
export function putQuestion(wizard: Wizard, key: string | null, form: QuestionForm): Wizard {
  const known = wizard.questions.find((question) => question.key === key);
  if (!known)
    return { ...wizard, questions: [...wizard.questions, { key: localKey(), id: null, changed: true, form }] };
  const changed = known.changed || !sameQuestion(known.form, form);
  return {
    ...wizard,
    questions: wizard.questions.map((question) => (question === known ? { ...known, changed, form } : question)),
  };
}

export function dropQuestion(wizard: Wizard, key: string): Wizard {
  const dropped = wizard.questions.find((question) => question.key === key);
  return {
    ...wizard,
    questions: wizard.questions.filter((question) => question !== dropped),
    removedIds: dropped?.id ? [...wizard.removedIds, dropped.id] : wizard.removedIds,
  };
}

/** Whether nothing would be lost by leaving. */
export const isUntouched = (wizard: Wizard, baseline: Wizard): boolean =>
  wizard.questions.every((question) => !question.changed) &&
  wizard.removedIds.length === 0 &&
  JSON.stringify(wizard.details) === JSON.stringify(baseline.details);

/**
 * Lays unsaved work over what the server holds now. Questions that others of the host's tabs added stay, those they
 * changed come through unless they were changed here too, and work on one they deleted becomes a new question.
 */
export function resume(draft: Wizard, baseline: Wizard): Wizard {
  const onServer = new Map(baseline.questions.map((question) => [question.id, question]));
  const removedIds = draft.removedIds.filter((id) => onServer.has(id));
  const kept = draft.questions.flatMap((question): WizardQuestion[] => {
    if (!question.id) return [question];
    const now = onServer.get(question.id);
    if (now) return [question.changed ? question : now];
    return question.changed ? [{ ...question, id: null }] : [];
  });
  const known = new Set([...removedIds, ...kept.map(({ id }) => id)]);
  return {
    details: draft.details,
    questions: [...kept, ...baseline.questions.filter(({ id }) => !known.has(id))],
    removedIds,
  };
}
