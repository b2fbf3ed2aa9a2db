import { limits } from '@serendip/contract/limits';
import { namedAudiences } from '@serendip/contract/words';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { liveOf } from '../evening/queries.ts';
import { labelsOf } from '../labels/queries.ts';
import { noMail } from '../service/no-mail.tsx';
import { useSendsMail } from '../service/settings.ts';
import { useWriteWord, wordsOf } from './queries.ts';
import { SentWords } from './sent-words.tsx';
import { WordPreview } from './word-preview.tsx';

const t = texts('words');

const { word_heading_max: longestHeading, word_text_max: longestText } = limits;

interface Trial {
  people: number;
  left_today: number;
  by_mail: boolean;
}

/** Writes a word, shows how it arrives, and sends it. The typed text is kept on the device until it is sent. */
export function WriteDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const heading = useDraft(`word.${eventId}.heading`);
  const text = useDraft(`word.${eventId}.text`);
  /** An audience by its name, or a label's id. */
  const [to, setTo] = useState('everyone');
  const [onStage, setOnStage] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [clientId] = useState(uuid);
  const form = useId();
  const { data: live } = useQuery({ ...liveOf(eventId), enabled: true });
  const { data: sent } = useQuery(wordsOf(eventId));
  const { data: labels = [] } = useQuery(labelsOf(eventId));
  const { mutate, isPending } = useWriteWord(eventId);
  const state = live?.answer.live?.state ?? 'ended';
  const isEvening = state !== 'ended';
  const toInvited = to === 'invited';
  const word = {
    heading: (heading.typed ?? '').trim(),
    text: (text.typed ?? '').trim(),
    to: namedAudiences.find((name) => name === to) ?? { label_id: to },
    on_stage: isEvening && !toInvited && onStage,
    client_id: clientId,
  };
  const sendsMail = useSendsMail();
  const failed = (error: Error) => setFault(joinedErrors(error, t('failedAgain')));

  const preview = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!word.heading) return setFault(t('headingMissing'));
    if (!word.text) return setFault(t('textMissing'));
    setFault(null);
    mutate({ ...word, dry_run: true }, { onSuccess: setTrial, onError: failed });
  };
  const send = () => {
    setFault(null);
    mutate(word, {
      onSuccess: ({ people }) => {
        heading.saved(heading.typed ?? '');
        text.saved(text.typed ?? '');
        toast.success(t('sent', { count: people }));
        onClose();
      },
      onError: failed,
    });
  };

  if (trial)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('previewTitle')}
        description={!sendsMail ? undefined : toInvited ? t('toInvited') : trial.by_mail ? t('byMail') : undefined}
        actions={
          <>
            <Button variant="secondary" onClick={() => setTrial(null)} disabled={isPending}>
              {t('back')}
            </Button>
            <Button onClick={send} loading={isPending} disabled={trial.people === 0 || trial.left_today === 0}>
              {t('send', { count: trial.people })}
            </Button>
          </>
        }
      >
        <WordPreview heading={word.heading} text={word.text} />
        {sendsMail ? (
          !trial.by_mail && <p className="text-sm">{t('noMail')}</p>
        ) : (
          <p className="text-sm">
            {noMail()} {t(toInvited ? 'onlyByLink' : 'onlyByBell')}
          </p>
        )}
        <p className="text-ink-soft text-sm">
          {trial.people === 0
            ? toInvited
              ? t('nobodyInvited')
              : t('nobody')
            : trial.left_today === 0
              ? t('noneLeft')
              : t('left', { count: trial.left_today })}
        </p>
        <FieldError error={fault} />
      </Dialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('write')}
      description={t('about')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={preview} noValidate className="grid grid-cols-1 gap-5">
        <Field label={t('to')} hint={toInvited ? t('invitedHint') : undefined}>
          {(control) => (
            <Select {...control} value={to} onChange={(event) => setTo(event.target.value)}>
              {namedAudiences
                .filter((audience) => audience !== 'here' || isEvening)
                .map((audience) => (
                  <option key={audience} value={audience}>
                    {t(`audiences.${audience}`)}
                  </option>
                ))}
              {labels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {t('label', { name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('heading')} hint={t('headingHint')} required>
          {(control) => (
            <TextInput
              {...control}
              value={heading.typed ?? ''}
              maxLength={longestHeading}
              onChange={(event) => heading.type(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('text')}
          required
          footer={<CharacterCount count={(text.typed ?? '').length} max={longestText} warnAbove={longestText - 100} />}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={text.typed ?? ''}
              maxLength={longestText}
              onChange={(event) => text.type(event.target.value)}
            />
          )}
        </Field>
        {isEvening && !toInvited && (
          <ChoiceRow
            kind="checkbox"
            label={t('onStage')}
            hint={t('onStageHint', { minutes: String(limits.word_shown_minutes) })}
            checked={onStage}
            onChange={(event) => setOnStage(event.target.checked)}
          />
        )}
        <FieldError error={fault} />
      </form>
      {sent && sent.words.length > 0 && (
        <Disclosure label={t('sentSoFar', { count: String(sent.words.length) })}>
          <SentWords words={sent.words} />
        </Disclosure>
      )}
    </Dialog>
  );
}
