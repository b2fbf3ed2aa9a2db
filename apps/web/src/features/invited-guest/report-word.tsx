import { limits } from '@serendip/contract/limits';
import { type ReportReason, reportReasons } from '@serendip/contract/safety';
import { type FormEvent, useId, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { reportWord } from './queries.ts';

const t = texts('safety');

/** Nobody has met here yet. */
const reasons = reportReasons.filter((value) => value !== 'no_show');

interface Props {
  token: string;
  onDone: () => void;
  onClose: () => void;
}

/** Reports a host's word without an account. */
export function ReportWord({ token, onDone, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const form = useId();
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('reporting.failed')),
  });
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!reason) return setError(t('reporting.reasonMissing'));
    void attempt(async () => {
      await reportWord(token, { reason, words: words.trim() || null });
      toast.success(t('reporting.done'));
      onDone();
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reporting.word')}
      description={t('reporting.wordLead')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t('reporting.cancel')}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {t('reporting.send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid grid-cols-1 gap-5">
        <FieldSet legend={t('reporting.wrong')}>
          <RadioGroup
            choices={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
        </FieldSet>
        <Field label={t('reporting.happened')} aside={t('reporting.optional')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={words}
              maxLength={limits.report_words_max}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <FieldError error={error} />
      </form>
    </Dialog>
  );
}
