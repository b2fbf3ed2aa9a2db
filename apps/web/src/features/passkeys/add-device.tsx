import { limits } from '@serendip/contract/limits';
import { type FormEvent, useState } from 'react';
import { ApiError, isStatus, joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SignInAgain } from '../identity/sign-in-again.tsx';
import { deviceName } from './device-name.ts';
import { addThisDevice } from './passkey-calls.ts';

const t = texts('passkeys');
const ui = texts('ui');

/** The browser's messages are for programmers, and a cancelled dialog is no failure. */
function textOf(failure: unknown): string | null {
  if (failure instanceof ApiError) return joinedErrors(failure, t('notAdded'));
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  if (name === 'InvalidStateError') return t('onList');
  return t('otherBrowser');
}

/** Asks for the device's name, then lets the browser create a passkey on it. */
export function AddDevice({ onClose, onAdded }: { onClose: () => void; onAdded: () => Promise<void> }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => ({ text: textOf(failure), isStale: isStatus(failure, 403) }),
    leaves: true,
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void attempt(() => addThisDevice(name).then(onAdded));
  };

  if (error?.isStale)
    return <SignInAgain why={t('stale', { minutes: limits.recent_sign_in_minutes })} to="/profile" onClose={onClose} />;
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('title')} description={t('addLead')}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Field label={t('name')} hint={t('nameHint')} required>
          {(control) => (
            <TextInput
              {...control}
              name="device"
              maxLength={limits.passkey_name_max}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {error?.text && <Notice tone="negative">{error.text}</Notice>}
        <div className="flex flex-col-reverse gap-2.5 pt-1 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {ui('cancel')}
          </Button>
          <Button type="submit" disabled={!name.trim()} loading={busy}>
            {busy ? t('adding') : t('add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
