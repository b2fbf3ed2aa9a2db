import { isStatus } from '../../api/errors.ts';
import { removeQuestion, saveQuestion } from '../questions/queries.ts';
import { questionInput } from '../questions/question-form.ts';
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

/**
 * Deletes, updates and creates an event's questions. It creates them one after another, because joiners see them in
 * that order. Returns a wizard with the changes it could not save, or null if it saved all.
 */
export async function saveQuestions(eventId: string, wizard: Wizard): Promise<Wizard | null> {
  const plan = planQuestions(wizard);
  // Deletes first, to make room for larger and new questions.
  const removals = await Promise.all(plan.remove.map((id) => succeeded(remove(eventId, id))));
  const updates = await Promise.all(
    plan.update.map(({ id, form }) => succeeded(saveQuestion(eventId, questionInput(form), id))),
  );
  const saved = new Map<string, string>();
  plan.update.forEach(({ key, id }, index) => {
    if (updates[index]) saved.set(key, id);
  });
  /** Created, but the response had no id, so these cannot be changed here any more. */
  const withoutId = new Set<string>();
  for (const { key, form } of plan.create) {
    const created = await saveQuestion(eventId, questionInput(form)).catch(() => null);
    if (created?.id) saved.set(key, created.id);
    else if (created !== null) withoutId.add(key);
  }
  const removedIds = plan.remove.filter((_, index) => !removals[index]);
  const questions = wizard.questions
    .filter(({ key }) => !withoutId.has(key))
    .map((question): WizardQuestion => {
      const id = saved.get(question.key);
      return id ? { ...question, id, changed: false } : question;
    });
  const left = removedIds.length > 0 || questions.some(({ changed }) => changed);
  return left ? { ...wizard, questions, removedIds } : null;
}
