import type { Wizard, WizardQuestion } from './wizard.ts';

export interface QuestionPlan {
  /** In the order in which joiners shall see them. */
  create: WizardQuestion[];
  update: (WizardQuestion & { id: string })[];
  /** Ids. */
  remove: string[];
}

const isStored = (question: WizardQuestion): question is WizardQuestion & { id: string } => question.id !== null;

/** What is to be done on the server, so that it holds the questions as they stand in the wizard. */
export const planQuestions = ({ questions, removedIds }: Wizard): QuestionPlan => ({
  create: questions.filter(({ id }) => id === null),
  update: questions.filter(isStored).filter(({ changed }) => changed),
  remove: removedIds,
});
