import { limits } from '@serendip/contract/limits';
import { type ReportReason, reportReasons } from '@serendip/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { called } from '../cards/called.ts';
import { joinedEvents } from '../events/queries.ts';
import { useReport } from './queries.ts';
import type { Subject } from './subject.ts';

const t = texts('safety');

const { report_words_max: most, report_thread_messages: messages } = limits;

/** Asks for the event, if the screen does not imply it. */
function WhichEvent({ value, onChange }: { value: string; onChange: (eventId: string) => void }) {
  const { data = [] } = useQuery(joinedEvents);
  return (
    <Field label={t('reporting.where')} required>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('reporting.chooseEvent')}</option>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Asks for the reason, and says who reads the report before it is sent. */
export function ReportDialog({ person, event, wordId, onClose }: Subject & { wordId?: string; onClose: () => void }) {
  const [eventId, setEventId] = useState(event?.id ?? '');
  const [reason, setReason] = useState<ReportReason | null>(null);
  // Escape closes the dialog, and the typed text is kept for the next try.
  const { typed, type, saved } = useDraft(`report.${person.id}`);
  const words = typed ?? '';
  const [attach, setAttach] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useId();
  const report = useReport(person.id);
  const name = called(person, t('thisPerson'));
  const tooLong = words.trim().length > most;

  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!eventId) return setFault(t('reporting.eventMissing'));
    if (!reason) return setFault(t('reporting.reasonMissing'));
    if (tooLong) return;
    setFault(null);
    report.mutate(
      {
        event_id: eventId,
        reason,
        words: words.trim() || null,
        attach_thread: attach,
        ...(wordId && { word_id: wordId }),
      },
      {
        onSuccess: () => {
          saved(words);
          toast.success(t('reporting.done'));
          onClose();
        },
        onError: (error) => setFault(joinedErrors(error, t('reporting.failed'))),
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reporting.title', { name })}
      description={t('reporting.lead')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={report.isPending}>
            {t('reporting.cancel')}
          </Button>
          <Button type="submit" form={form} loading={report.isPending}>
            {t('reporting.send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid grid-cols-1 gap-5">
        {!event && <WhichEvent value={eventId} onChange={setEventId} />}
        <FieldSet legend={t('reporting.wrong')}>
          <RadioGroup
            choices={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
        </FieldSet>
        <Field
          label={t('reporting.happened')}
          aside={t('reporting.optional')}
          error={tooLong ? t('reporting.tooLong', { most: String(most) }) : null}
          footer={
            words.length > most - 100 && (
              <CharacterCount count={words.trim().length} max={most} warnAbove={most - 100} />
            )
          }
        >
          {(control) => <TextArea {...control} value={words} rows={3} onChange={(event) => type(event.target.value)} />}
        </Field>
        {wordId && <p className="text-ink-soft text-sm">{t('reporting.withText')}</p>}
        <ChoiceRow
          kind="checkbox"
          label={t('reporting.showMessages')}
          hint={t('reporting.showMessagesHint', { count: messages })}
          checked={attach}
          onChange={(event) => setAttach(event.target.checked)}
        />
        <FieldError error={fault} />
      </form>
    </Dialog>
  );
}
