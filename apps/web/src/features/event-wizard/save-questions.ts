import { ApiError, isStatus } from '../../api/errors.ts';
import { addQuestion, changeQuestion, orderQuestions, removeQuestion } from '../questions/queries.ts';
import { type QuestionForm, questionForm, questionInput } from '../questions/question-form.ts';
import { changesOf } from './changes.ts';
import { disputedQuestion } from './disputes.ts';
import { planQuestions, type Wizard, type WizardQuestion } from './wizard.ts';

const succeeded = async (work: Promise<unknown>): Promise<boolean> => work.then(() => true).catch(() => false);

/** A question that no longer exists counts as deleted. */
const remove = async (eventId: string, id: string): Promise<void> => {
  try {
    await removeQuestion(eventId, id);
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
};

/** The changed fields, with the version they were changed from; all fields, if that is unknown. */
const changesIn = ({ form, stored }: WizardQuestion) =>
  stored
    ? {
        ...changesOf(questionInput(form), questionInput(stored.form)),
        ...(stored.form.host_reads && !form.host_reads ? { host_reads: false } : {}),
        version: stored.version,
      }
    : questionInput(form);

const saysSame = (one: QuestionForm, other: QuestionForm): boolean => {
  const [a, b] = [one, other].map((form) => {
    const { options, ...rest } = questionInput(form);
    return JSON.stringify([rest, options.map(({ text, value }) => [text, value])]);
  });
  return a === b;
};

/** The question, if guests have answered it in confidence and the host cannot begin to read the answers. */
function confidentialQuestion(question: WizardQuestion, error: unknown): WizardQuestion | null {
  const isRefused = isStatus(error, 422) && error instanceof ApiError;
  const data = isRefused ? (error.data as { confidential?: boolean } | null) : null;
  return data?.confidential ? { ...question, confidential: true } : null;
}

/** Creates a question. After a lost answer it may be there already, as it was typed then. */
async function create(eventId: string, { key, form }: WizardQuestion): Promise<string | undefined> {
  const created = await addQuestion(eventId, { ...questionInput(form), client_id: key });
  if (created?.version > 1 || (created?.text && !saysSame(questionForm(created), form)))
    await changeQuestion(eventId, created.id, questionInput(form));
  return created?.id;
}

/** New questions are created in their order, so without an older one there is nothing to do. */
async function putInOrder(eventId: string, { questions }: Wizard, now: readonly WizardQuestion[]): Promise<boolean> {
  if (questions.every(({ id }) => id === null)) return true;
  return succeeded(
    orderQuestions(
      eventId,
      now.flatMap(({ id }) => id ?? []),
    ),
  );
}

/**
 * Deletes, updates and creates an event's questions. It creates them one after another, because joiners see them in
 * that order. Returns a wizard with the changes it could not save, or null if it saved all.
 */
export async function saveQuestions(eventId: string, wizard: Wizard): Promise<Wizard | null> {
  const plan = planQuestions(wizard);
  // Deletes first, to make room for larger and new questions.
  const removals = await Promise.all(plan.remove.map((id) => succeeded(remove(eventId, id))));
  const saved = new Map<string, string>();
  const refused = new Map<string, WizardQuestion>();
  await Promise.all(
    plan.update.map(async (question) => {
      try {
        await changeQuestion(eventId, question.id, changesIn(question));
        saved.set(question.key, question.id);
      } catch (error) {
        const now = disputedQuestion(question, error) ?? confidentialQuestion(question, error);
        if (now) refused.set(question.key, now);
      }
    }),
  );
  /** Created, but the response had no id, so these cannot be changed here any more. */
  const withoutId = new Set<string>();
  for (const question of plan.create) {
    const id = await create(eventId, question).catch(() => null);
    if (id) saved.set(question.key, id);
    else if (id === undefined) withoutId.add(question.key);
  }
  const removedIds = plan.remove.filter((_, index) => !removals[index]);
  const questions = wizard.questions
    .filter(({ key }) => !withoutId.has(key))
    .map((question): WizardQuestion => {
      const id = saved.get(question.key);
      return id
        ? { ...question, id, changed: false, disputed: false, confidential: false }
        : (refused.get(question.key) ?? question);
    });
  const moved = wizard.moved && !(await putInOrder(eventId, wizard, questions));
  const left = moved || removedIds.length > 0 || questions.some(({ changed }) => changed);
  return left ? { ...wizard, questions, removedIds, moved } : null;
}
