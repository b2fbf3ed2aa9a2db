import { limits } from '@serendip/contract/limits';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, isStatus, joinedErrors } from '../../api/errors.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { returnState } from '../identity/return-to.ts';
import { signOutHere } from '../identity/sign-out-here.ts';
import { deviceName } from './device-name.ts';
import { addThisDevice } from './passkey-calls.ts';

/** The browser's messages are for programmers, and a cancelled dialog is no failure. */
function textOf(failure: unknown): string | null {
  if (failure instanceof ApiError) return joinedErrors(failure, 'This device could not be added. Please try again.');
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  if (name === 'InvalidStateError') return 'This device is on your list already.';
  return 'This device could not be added. Please try again, or use another browser.';
}

/** Asks for the device's name, then lets the browser create a passkey on it. */
export function AddDevice({ onClose, onAdded }: { onClose: () => void; onAdded: () => Promise<void> }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => ({ text: textOf(failure), isStale: isStatus(failure, 403) }),
    leaves: true,
  });
  const navigate = useNavigate();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void attempt(() => addThisDevice(name).then(onAdded));
  };
  const signInAgain = () => {
    void signOutHere();
    navigate('/login', { replace: true, state: returnState('/profile') });
  };

  if (error?.isStale)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Please sign in again"
        description={`To add a device we ask for a sign-in within the last ${limits.recent_sign_in_minutes} minutes. Then nobody who finds your screen open can add a device.`}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              Not now
            </Button>
            <Button onClick={signInAgain}>Sign in again</Button>
          </>
        }
      />
    );
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Sign in with this device"
      description="Your browser asks for your fingerprint, face or PIN. Add only a device of your own."
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Field label="Name of this device" hint="So that you recognise it on your list." required>
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
            Cancel
          </Button>
          <Button type="submit" disabled={!name.trim()} loading={busy}>
            {busy ? 'Adding...' : 'Add this device'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
