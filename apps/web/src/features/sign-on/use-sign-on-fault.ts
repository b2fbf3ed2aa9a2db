import type { SignOnFault } from '@serendip/contract/sign-on';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '../../language/texts.ts';
import { returnState } from '../identity/return-to.ts';

const t = texts('signOn');

const faults: Record<SignOnFault, SignOnFault> = {
  unreachable: 'unreachable',
  refused: 'refused',
  unverified: 'unverified',
  taken: 'taken',
  ended: 'ended',
  busy: 'busy',
};
const isFault = (text: string | null): text is SignOnFault => text !== null && Object.hasOwn(faults, text);

/** Shows why a single sign-on failed, and removes the reason from the address. The page first asked for is kept. */
export function useSignOnFault(onError: (text: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const parts = new URLSearchParams(hash.slice(1));
    const fault = parts.get('sign_on');
    if (!isFault(fault)) return;
    onError(t(fault));
    const from = parts.get('from');
    navigate(pathname, { replace: true, state: from ? returnState(from) : null });
  }, [hash, pathname, navigate, onError]);
}
