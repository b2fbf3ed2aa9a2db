import { useRef } from 'react';
import { isStatus, NetworkError } from '../../api/errors.ts';
import { signInWith } from './account-calls.ts';

/** Creates an account from an e-mail and a password. */
type MakeAccount = (email: string, password: string, confirmation: string) => Promise<void>;

/**
 * Creates an account. If an earlier try got no answer and this one is refused, the account may exist already: then it
 * signs in with the same e-mail and password, and throws the refusal if that fails.
 */
export function useMakeAccount(make: MakeAccount): MakeAccount {
  const unanswered = useRef(false);
  return async (email, password, confirmation) => {
    try {
      await make(email, password, confirmation);
    } catch (failure) {
      if (failure instanceof NetworkError) unanswered.current = true;
      if (!unanswered.current || !isStatus(failure, 422)) throw failure;
      await signInWith(email, password).catch(() => {
        throw failure;
      });
    }
  };
}
