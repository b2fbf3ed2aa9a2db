import type { SignOnFault } from '@serendip/contract/sign-on';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnState } from '../identity/return-to.ts';

const sentences: Record<SignOnFault, string> = {
  unreachable: 'The other site does not answer. Please try again in a moment, or sign in another way.',
  refused: 'The other site did not sign you in. Please try again, or sign in another way.',
  unverified: 'The other site has not verified your e-mail address. Verify it there, or sign in another way.',
  taken: 'This account belongs to somebody else at the other site. Sign in another way.',
  ended: 'This sign-in took too long or began in another browser. Please try again.',
  busy: 'Too many requests. Please wait a moment and try again.',
};
const isFault = (text: string | null): text is SignOnFault => text !== null && Object.hasOwn(sentences, text);

/** Shows why a single sign-on failed, and removes the reason from the address. The page first asked for is kept. */
export function useSignOnFault(onError: (text: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const parts = new URLSearchParams(hash.slice(1));
    const fault = parts.get('sign_on');
    if (!isFault(fault)) return;
    onError(sentences[fault]);
    const from = parts.get('from');
    navigate(pathname, { replace: true, state: from ? returnState(from) : null });
  }, [hash, pathname, navigate, onError]);
}
