import { useEffect, useRef, useState } from 'react';
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
  useEffect(() => writeQuestionDraft(eventId, questionKey, form), [eventId, questionKey, form]);
  // Leaving by any way but a reload gives it up.
  useEffect(() => () => writeQuestionDraft(eventId, questionKey, null), [eventId, questionKey]);
  // Going back takes a moment, in which a second click would go back further.
  const left = useRef(false);
  const once = (leave: () => void) => {
    if (left.current) return;
    left.current = true;
    leave();
  };
  return (
    <QuestionEditor
      title={question ? 'Edit question' : 'New question'}
      form={form}
      onChange={setForm}
      onSave={(saved) => once(() => onSave(saved))}
      onBack={() => once(onBack)}
    />
  );
}
