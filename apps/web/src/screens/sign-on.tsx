import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnPath, returnState } from '../features/identity/return-to.ts';
import { enterAfterSignOn, exchangeTicket, type SignedOn } from '../features/sign-on/sign-on-calls.ts';
import { LoadingPage } from '../ui/loading-page.tsx';

/** The page after a single sign-on: exchanges the ticket for a session and opens the page first asked for. */
export default function SignOn() {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [signedOn, setSignedOn] = useState<SignedOn | null>(null);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
    exchangeTicket(code).then(
      (answer) => {
        setSignedOn(answer);
        // The code does not stay in the address.
        navigate('/sign-on', { replace: true, state: returnState(answer.from) });
      },
      () => navigate('/login#sign_on=ended', { replace: true }),
    );
  }, [hash, navigate]);
  useEffect(() => {
    // The guard redirects as soon as the user is signed in, so the target must be in the history first.
    if (signedOn && returnPath(state) === returnPath(returnState(signedOn.from))) enterAfterSignOn(signedOn);
  }, [signedOn, state]);
  return <LoadingPage />;
}
