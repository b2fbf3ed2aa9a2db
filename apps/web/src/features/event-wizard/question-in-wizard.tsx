import { useEffect, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { emptyQuestion, losesAnswers, type QuestionForm } from '../questions/question-form.ts';
import { QuestionEditor } from './question-editor/question-editor.tsx';
import type { WizardQuestion } from './wizard.ts';
import { readQuestionDraft, writeQuestionDraft } from './wizard-draft.ts';

const t = texts('eventWizard');

interface Props {
  /** The name of the wizard's draft. */
  draftId: string | undefined;
  questionKey: string;
  /** Undefined for a new question. */
  question: WizardQuestion | undefined;
  onSave: (form: QuestionForm) => void;
  onBack: () => void;
}

/** The editor for one of the wizard's questions. Unsaved changes survive a reload. */
export function QuestionInWizard({ draftId, questionKey, question, onSave, onBack }: Props) {
  const [form, setForm] = useState(() => readQuestionDraft(draftId, questionKey) ?? question?.form ?? emptyQuestion());
  useEffect(() => writeQuestionDraft(draftId, questionKey, form), [draftId, questionKey, form]);
  // Leaving in any other way drops the changes.
  useEffect(() => () => writeQuestionDraft(draftId, questionKey, null), [draftId, questionKey]);
  // Going back takes a moment, and a second click would go back further.
  const left = useRef(false);
  const once = (leave: () => void) => {
    if (left.current) return;
    left.current = true;
    leave();
  };
  return (
    <QuestionEditor
      title={t(question ? 'editor.edit' : 'editor.new')}
      form={form}
      warning={question && question.id !== null && losesAnswers(question.form, form) ? t('editor.losesAnswers') : null}
      confidential={question?.confidential ?? false}
      onChange={setForm}
      onSave={(saved) => once(() => onSave(saved))}
      onBack={() => once(onBack)}
    />
  );
}
