import type { EventAtDoor } from '@serendip/contract/guests';
import { limits } from '@serendip/contract/limits';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { awaitsItsOwner } from '../../lib/drafts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { returnState } from '../identity/return-to.ts';
import { AiNote } from '../service/ai-note.tsx';
import { RetentionNote } from '../service/retention-note.tsx';
import { useJoinAsGuest } from './event-at-door-calls.ts';
import { nameFault } from './name-fault.ts';

const t = texts('guests');

interface Props {
  event: EventAtDoor;
  /** The code in the address. */
  here: string | null;
  /** The address of the event, for the return after a sign-in. */
  path: string;
}

/** Joins with just a name. People with an account can log in instead. */
export function JoinAsGuest({ event, here, path }: Props) {
  const [name, setName] = useState('');
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('join.failed')),
    leaves: true,
  });
  const join = useJoinAsGuest(event.id, here);
  const asks = event.joining === 'ask';

  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const fault = nameFault(name);
    if (fault) setError(fault);
    else void attempt(() => join(name));
  };

  return (
    <Card className="grid grid-cols-1 gap-5">
      {awaitsItsOwner() && (
        <Notice
          tone="accent"
          action={
            <LinkButton to="/login" state={returnState(path, event.name)} size="sm">
              {t('join.logIn')}
            </LinkButton>
          }
        >
          {t('join.signedOut')}
        </Notice>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <h2 className="heading text-xl">{t('join.title')}</h2>
        <Field label={t('join.name')} hint={t('join.nameHint')} error={error} required>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="given-name"
              enterKeyHint="go"
              maxLength={limits.card_name_max}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        {asks && <p className="text-ink-soft text-sm">{t('join.asks')}</p>}
        {event.full && !asks && <p className="text-ink-soft text-sm">{t('join.full')}</p>}
        <Button type="submit" size="lg" block loading={busy}>
          {busy ? t('join.busy') : asks ? t('join.ask') : t('join.title')}
        </Button>
      </form>
      <p className="flex gap-2 text-ink-faint text-xs">
        <Lock size={14} className="mt-0.5 shrink-0" aria-hidden />
        {t('join.privacy')}
      </p>
      <RetentionNote />
      <AiNote />
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="text-ink-soft text-sm">{t('join.haveAccount')}</p>
        <LinkButton to="/login" state={returnState(path, event.name)} variant="secondary" block>
          {t('join.logIn')}
        </LinkButton>
      </div>
    </Card>
  );
}
