import { limits } from '@serendip/contract/limits';
import type { Scope } from '@serendip/contract/scopes';
import { tokenLifetimes } from '@serendip/contract/tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { hostedEvents } from '../events/queries.ts';
import { SignInAgain } from '../identity/sign-in-again.tsx';
import { makeToken } from './queries.ts';
import { scopeChoices } from './scope-choices.ts';

const t = texts('tokens');

const words = texts('forms');

type Lifetime = (typeof tokenLifetimes)[number];

interface Props {
  onClose: () => void;
  onMade: (secret: string) => void;
}

/** Asks what a program may do, at which events and until when. */
export function CreateToken({ onClose, onMade }: Props) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>(['read']);
  const [eventId, setEventId] = useState('');
  const [days, setDays] = useState<Lifetime>(90);
  const { data: events = [] } = useQuery(hostedEvents);
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => ({
      text: joinedErrors(failure, t('makeFailed')),
      isStale: joinedErrors(failure, '') === words('signInAgain'),
    }),
  });
  const make = () =>
    attempt(async () => onMade(await makeToken({ name, scopes, event_id: eventId || null, expires_in_days: days })));

  if (error?.isStale)
    return (
      <SignInAgain why={t('why', { minutes: String(limits.recent_sign_in_minutes) })} to="/profile" onClose={onClose} />
    );
  return (
    <FormDialog
      title={t('createTitle')}
      description={t('createText')}
      submit={t('create')}
      ready={name.trim() !== '' && scopes.length > 0}
      busy={busy}
      onSubmit={() => void make()}
      onClose={() => !busy && onClose()}
    >
      <Field label={t('name')} hint={t('nameHint')} required>
        {(control) => (
          <TextInput
            {...control}
            name="token"
            autoComplete="off"
            maxLength={limits.token_name_max}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <FieldSet legend={t('may')}>
        <CheckboxGroup choices={scopeChoices()} values={scopes} onChange={setScopes} />
      </FieldSet>
      <Field label={t('at')}>
        {(control) => (
          <Select {...control} value={eventId} onChange={(event) => setEventId(event.target.value)}>
            <option value="">{t('allHosted')}</option>
            {events.map((event) => (
              <option key={event.id} value={event.id}>
                {event.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('duration')}>
        {(control) => (
          <Select
            {...control}
            value={days}
            onChange={(event) => setDays(tokenLifetimes.find((one) => String(one) === event.target.value) ?? days)}
          >
            {tokenLifetimes.map((one) => (
              <option key={one} value={one}>
                {t(`lifetimes.days${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error && <Notice tone="negative">{error.text}</Notice>}
    </FormDialog>
  );
}
