import { useState } from 'react';
import { QuestionEditor } from '../../questions/editor/question-editor.tsx';
import { emptyQuestion, type QuestionForm } from '../../questions/editor/question-form.ts';
import type { WizardQuestion } from './wizard.ts';
import { readQuestionDraft, writeQuestionDraft } from './wizard-draft.ts';

interface Props {
  eventId: string | undefined;
  questionKey: string;
  /** Absent for a new one. */
  question: WizardQuestion | undefined;
  onSave: (form: QuestionForm) => void;
  onBack: () => void;
}

/** The editor on one of the wizard's questions; half-written ones survive a reload. */
export function QuestionInWizard({ eventId, questionKey, question, onSave, onBack }: Props) {
  const [form, setForm] = useState(() => readQuestionDraft(eventId, questionKey) ?? question?.form ?? emptyQuestion());
  const forget = () => writeQuestionDraft(eventId, questionKey, null);
  return (
    <QuestionEditor
      title={question ? 'Edit question' : 'New question'}
      form={form}
      onChange={(changed) => {
        setForm(changed);
        writeQuestionDraft(eventId, questionKey, changed);
      }}
      onSave={(saved) => {
        onSave(saved);
        forget();
      }}
      onBack={() => {
        forget();
        onBack();
      }}
    />
  );
}
