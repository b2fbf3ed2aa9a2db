import { useEffect } from 'react';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { signInByAutofill, stopAutofill } from './passkey-calls.ts';

const t = texts('accounts');

/** Limits the loop for a device that answers without the user. */
const tries = 5;

/** While the form is there, the browser offers passkeys in its fields. The guard sees the new session and redirects. */
export function usePasskeyAutofill(wanted: boolean, onError: (text: string) => void): void {
  useEffect(() => {
    if (!wanted || !('PublicKeyCredential' in window)) return;
    let gone = false;
    const offer = async (triesLeft: number): Promise<void> => {
      try {
        await signInByAutofill(() => gone);
      } catch (failure) {
        if (gone) return;
        onError(errorText(failure, t('signInFailed')));
        // Each try needs a new challenge.
        if (triesLeft > 0) await offer(triesLeft - 1);
      }
    };
    void offer(tries);
    return () => {
      gone = true;
      void stopAutofill();
    };
  }, [wanted, onError]);
}
