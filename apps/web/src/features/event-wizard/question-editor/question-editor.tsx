import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../../language/texts.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { QuestionReading } from '../../coach/question-reading.tsx';
import { canBeStored, type QuestionErrors, type QuestionForm, questionErrors } from '../../questions/question-form.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';

interface Props {
  title: string;
  form: QuestionForm;
  /** The warning about answers that these changes delete. */
  warning: string | null;
  /** People answered it in confidence. */
  confidential: boolean;
  /** Called on every change, so that a draft survives a reload. */
  onChange: (form: QuestionForm) => void;
  onSave: (form: QuestionForm) => void;
  onBack: () => void;
}

const t = texts('eventWizard');
const words = texts('forms');

/** Replaces the wizard while a question is edited. */
export function QuestionEditor({ title, form, warning, confidential, onChange, onSave, onBack }: Props) {
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<QuestionErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);

  // Only a failed attempt to save moves the focus, not the edits after it.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const change = (changed: Partial<QuestionForm>, ...cleared: string[]) => {
    const gone = new Set([...Object.keys(changed), ...cleared]);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.has(field))));
    setFailed(false);
    onChange({ ...form, ...changed });
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    const faults = questionErrors(form);
    setErrors(faults);
    if (Object.keys(faults).length > 0) {
      setRefusals(refusals + 1);
      return;
    }
    if (!canBeStored(form)) {
      setFailed(true);
      return;
    }
    try {
      onSave(form);
    } catch {
      setFailed(true);
    }
  };

  return (
    <PageShell
      width="wide"
      start={<BackButton label={t('editor.back')} onClick={onBack} />}
      bottomBar={
        <div className="grid gap-3">
          {failed && <Notice tone="negative">{t('editor.failed')}</Notice>}
          {warning && <Notice tone="caution">{warning}</Notice>}
          <div className="flex gap-3 sm:justify-end">
            <Button variant="secondary" onClick={onBack}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} className="max-sm:flex-1">
              {t('editor.save')}
            </Button>
          </div>
        </div>
      }
    >
      <PageHeading title={title} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <form ref={fields} id={formId} noValidate onSubmit={save} className="min-w-0">
          <Card className="grid gap-6">
            <QuestionFields
              form={form}
              errors={confidential ? { ...errors, host_reads: words('answeredInConfidence') } : errors}
              onChange={change}
            />
          </Card>
        </form>
        <div className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-[calc(6rem+var(--notice-height))]">
          <QuestionPreview form={form} />
          {(!form.host_reads || form.also_matched) && (
            <QuestionReading form={form} onReword={(text) => change({ text })} />
          )}
        </div>
      </div>
    </PageShell>
  );
}
