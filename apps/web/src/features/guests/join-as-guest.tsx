import { guestNameFault, type InvitedEvent } from '@serendip/contract/guests';
import { limits } from '@serendip/contract/limits';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
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
import { useJoinAsGuest } from './invitation-calls.ts';

interface Props {
  event: InvitedEvent;
  /** The code in the address. */
  here: string | null;
  /** The address of the event, for the return after a sign-in. */
  path: string;
}

/** Joins with just a name. People with an account can log in instead. */
export function JoinAsGuest({ event, here, path }: Props) {
  const [name, setName] = useState('');
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, 'Failed to join event. Please try again.'),
    leaves: true,
  });
  const join = useJoinAsGuest(event.id, here);

  const onSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const fault = guestNameFault(name);
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
              Log in
            </LinkButton>
          }
        >
          You were signed out. If you have an account, log in to go on. Your text is kept.
        </Notice>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <h2 className="heading text-xl">Join as a guest</h2>
        <Field label="What should people call you?" hint="Shown to people at this event." error={error} required>
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
        {event.full && (
          <p className="text-ink-soft text-sm">
            This event is full. On the waiting list you are in as soon as it is your turn.
          </p>
        )}
        <Button type="submit" size="lg" block loading={busy}>
          {busy ? 'Joining...' : 'Join as a guest'}
        </Button>
      </form>
      <p className="flex gap-2 text-ink-faint text-xs">
        <Lock size={14} className="mt-0.5 shrink-0" aria-hidden />
        No e-mail, no password. Your information is private and only used for matching within this event. The event’s
        questions come next.
      </p>
      <RetentionNote />
      <AiNote />
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="text-ink-soft text-sm">Do you have an account?</p>
        <LinkButton to="/login" state={returnState(path, event.name)} variant="secondary" block>
          Log in
        </LinkButton>
      </div>
    </Card>
  );
}
