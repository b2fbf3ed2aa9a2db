import type { Wizard, WizardQuestion } from './wizard.ts';

export interface QuestionPlan {
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
