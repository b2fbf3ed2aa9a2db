import type { Webhook, WebhookKind } from '@serendip/contract/webhooks';
import { type FormEvent, type ReactNode, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { kindChoices } from './kind-labels.ts';

const t = texts('webhooks');

interface Props {
  /** The webhook to change. */
  webhook?: Webhook;
  label: ReactNode;
  busy: boolean;
  error: Error | null;
  onSave: (asked: { url: string; kinds: WebhookKind[] }) => void;
  onCancel: () => void;
}

/** The address of a webhook, and what it is told. */
export function WebhookForm({ webhook, label, busy, error, onSave, onCancel }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kinds, setKinds] = useState<WebhookKind[]>(webhook?.kinds ?? ['guest.joined', 'guest.left']);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ url: url.trim(), kinds });
  };
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4 rounded-xl border border-line p-4 sm:p-5">
      <Field label={t('address')} hint={t('addressHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <FieldSet legend={t('tellWhen')}>
        <CheckboxGroup choices={kindChoices()} values={kinds} onChange={setKinds} />
      </FieldSet>
      <FieldError error={error && joinedErrors(error, t('failed'))} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" loading={busy}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
