import type { Event } from '@serendip/contract/events';
import type { EventQuestion } from '@serendip/contract/questions';
import { localKey } from '../questions/local-key.ts';
import { type QuestionForm, questionForm, sameQuestion } from '../questions/question-form.ts';
import { detailsOf, type EventDetails, emptyDetails } from './event-details.ts';

export interface WizardQuestion {
  key: string;
  /** The server's id; null until the question is created. */
  id: string | null;
  /** Differs from what the server has stored. */
  changed: boolean;
  form: QuestionForm;
}

/** Everything a host types into the wizard. Nothing is sent to the server before the last step. */
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

/** Adds a question at the end, or changes the one with this key. */
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

/** Adds questions at the end. */
export const addQuestions = (wizard: Wizard, forms: readonly QuestionForm[]): Wizard =>
  forms.reduce((grown, form) => putQuestion(grown, null, form), wizard);

export function dropQuestion(wizard: Wizard, key: string): Wizard {
  const dropped = wizard.questions.find((question) => question.key === key);
  return {
    ...wizard,
    questions: wizard.questions.filter((question) => question !== dropped),
    removedIds: dropped?.id ? [...wizard.removedIds, dropped.id] : wizard.removedIds,
  };
}

interface QuestionPlan {
  /** In the order joiners see them. */
  create: WizardQuestion[];
  update: (WizardQuestion & { id: string })[];
  /** Ids. */
  remove: string[];
}

const isStored = (question: WizardQuestion): question is WizardQuestion & { id: string } => question.id !== null;

/** The calls that make the server's questions the same as the wizard's. */
export const planQuestions = ({ questions, removedIds }: Wizard): QuestionPlan => ({
  create: questions.filter(({ id }) => id === null),
  update: questions.filter(isStored).filter(({ changed }) => changed),
  remove: removedIds,
});

/** True when leaving loses nothing. */
export const isUntouched = (wizard: Wizard, baseline: Wizard): boolean =>
  wizard.questions.every((question) => !question.changed) &&
  wizard.removedIds.length === 0 &&
  JSON.stringify(wizard.details) === JSON.stringify(baseline.details);

/**
 * Merges a draft with what the server has now. Questions added in another tab stay. Questions changed in another tab
 * are updated, unless the draft changed them too. A question deleted in another tab becomes a new one if the draft
 * changed it.
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
