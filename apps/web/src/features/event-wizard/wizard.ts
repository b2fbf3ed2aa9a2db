import type { Event } from '@serendip/contract/events';
import type { EventQuestion } from '@serendip/contract/questions';
import { uuid } from '../../lib/uuid.ts';
import { type QuestionForm, questionForm, sameQuestion } from '../questions/question-form.ts';
import { changesOf } from './changes.ts';
import { detailsOf, type EventDetails, emptyDetails } from './event-details.ts';

export interface WizardQuestion {
  /** The server's id, or a UUID that makes repeated calls create the question once. */
  key: string;
  /** The server's id; null until the question is created. */
  id: string | null;
  /** Differs from what the server has stored. */
  changed: boolean;
  /** The server's state, as far as it is known. */
  stored: { version: number; form: QuestionForm } | null;
  /** Somebody else changed the same fields meanwhile. */
  disputed: boolean;
  /** The server refused it: people answered in confidence, so the host cannot begin to read the answers. */
  confidential: boolean;
  form: QuestionForm;
}

/** Everything a host types into the wizard. Nothing is sent to the server before the last step. */
export interface Wizard {
  details: EventDetails;
  questions: WizardQuestion[];
  /** Ids of stored questions to delete. */
  removedIds: string[];
  /** The host has put the questions in another order. */
  moved: boolean;
  /** The server's state. Null for a new event. */
  stored: { version: number; details: EventDetails } | null;
  /** Fields that somebody else changed meanwhile, too. */
  disputed: (keyof EventDetails)[];
  /** Makes repeated calls create a new event once. */
  clientId: string | null;
  /** The names of the rooms that a copy takes along; they have no field here. */
  roomNames: string[] | null;
}

export const emptyWizard: Wizard = {
  details: emptyDetails,
  questions: [],
  removedIds: [],
  moved: false,
  stored: null,
  disputed: [],
  clientId: null,
  roomNames: null,
};

export const storedQuestion = (question: EventQuestion): WizardQuestion => {
  const form = questionForm(question);
  const stored = { version: question.version, form };
  return { key: question.id, id: question.id, changed: false, disputed: false, confidential: false, stored, form };
};

export const storedDetails = (event: Event) => ({ version: event.version, details: detailsOf(event) });

export const wizardOf = (event: Event, questions: readonly EventQuestion[]): Wizard => ({
  ...emptyWizard,
  details: detailsOf(event),
  questions: questions.map(storedQuestion),
  stored: storedDetails(event),
});

/** A new event with everything of another one but its date, guests and co-hosts. */
export const copyOf = (event: Event, questions: readonly EventQuestion[]): Wizard => ({
  ...emptyWizard,
  details: { ...detailsOf(event), eventDate: '', joiningUntil: '' },
  roomNames: event.room_names,
  questions: questions.map((question) => {
    const form = questionForm(question);
    const options = form.options.map(({ text, value }) => ({ key: uuid(), text, value }));
    return {
      key: uuid(),
      id: null,
      changed: false,
      disputed: false,
      confidential: false,
      stored: null,
      form: { ...form, options },
    };
  }),
});

const isRead = ({ host_reads }: QuestionForm): boolean => host_reads === true;

/** Adds a question at the end, or changes the one with this key. */
export function putQuestion(wizard: Wizard, key: string | null, form: QuestionForm): Wizard {
  const known = wizard.questions.find((question) => question.key === key);
  if (!known) {
    const added = { key: uuid(), id: null, changed: true, disputed: false, confidential: false, stored: null, form };
    return { ...wizard, questions: [...wizard.questions, added] };
  }
  const changed = known.changed || !sameQuestion(known.form, form);
  return {
    ...wizard,
    questions: wizard.questions.map((question) =>
      question === known ? { ...known, changed, confidential: known.confidential && isRead(form), form } : question,
    ),
  };
}

/** Adds questions at the end. */
export const addQuestions = (wizard: Wizard, forms: readonly QuestionForm[]): Wizard =>
  forms.reduce((grown, form) => putQuestion(grown, null, form), wizard);

/** Moves a question to another place, counted from 0. */
export function moveQuestion(wizard: Wizard, key: string, to: number): Wizard {
  const question = wizard.questions.find((each) => each.key === key);
  const others = wizard.questions.filter((each) => each !== question);
  if (!question || to < 0 || to > others.length) return wizard;
  return { ...wizard, moved: true, questions: others.toSpliced(to, 0, question) };
}

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
  !wizard.moved &&
  JSON.stringify(wizard.details) === JSON.stringify(baseline.details);

/** Typed fields stay, compared with what the server had then; the others are taken from the server. */
function resumedDetails(draft: Wizard, baseline: Wizard): Pick<Wizard, 'details' | 'stored'> {
  if (!draft.stored || !baseline.stored) return { details: draft.details, stored: baseline.stored };
  const typed = changesOf(draft.details, draft.stored.details);
  const untyped = Object.fromEntries(Object.keys(typed).map((field) => [field, draft.stored?.details[field as never]]));
  return {
    details: { ...baseline.details, ...typed },
    stored: { version: draft.stored.version, details: { ...baseline.details, ...untyped } },
  };
}

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
    return question.changed ? [{ ...question, key: uuid(), id: null, stored: null }] : [];
  });
  const known = new Set([...removedIds, ...kept.map(({ id }) => id)]);
  return {
    ...draft,
    ...resumedDetails(draft, baseline),
    questions: [...kept, ...baseline.questions.filter(({ id }) => id !== null && !known.has(id))],
    removedIds,
  };
}
