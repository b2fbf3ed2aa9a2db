import { useRef } from 'react';
import { isStatus, NetworkError } from '../../api/errors.ts';
import { signInWith } from './account-calls.ts';

/** Makes an account of an e-mail and a password. */
type Making = (email: string, password: string, confirmation: string) => Promise<void>;

/**
 * Makes an account, also after a try that got no answer. Where that one did arrive, the account is there already, and its e-mail and
 * password sign in. Throws the call's refusal where they do not.
 */
export function useMaking(make: Making): Making {
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
