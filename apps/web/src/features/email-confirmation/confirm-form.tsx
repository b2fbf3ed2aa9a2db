import { confirmEmail } from '@serendip/contract/email-confirmation';
import { limits } from '@serendip/contract/limits';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText, isStatus } from '../../api/errors.ts';
import { storeUser, useSession } from '../../api/session.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { endedBefore } from '../identity/ended-before.ts';

const goOnId = 'go-on';

/** Confirms an e-mail address after a press, because mail scanners open links by themselves. */
export function ConfirmForm({ token }: { token: string }) {
  const signedIn = useSession() !== null;
  const [confirmed, setConfirmed] = useState<'kept' | 'ended' | null>(null);
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => ({
      text: errorText(failure, 'Failed to confirm your e-mail address'),
      deadLink: isStatus(failure, 422),
    }),
  });
  useEffect(() => {
    if (confirmed) recoverFocus(document.getElementById(goOnId));
  }, [confirmed]);

  const confirm = () =>
    attempt(async () => {
      const { password_ended, user } = await call(confirmEmail, { body: { user: { confirmation_token: token } } });
      // The address may be a new one.
      if (user) storeUser(user);
      setConfirmed(password_ended ? 'ended' : 'kept');
    });

  if (confirmed)
    return (
      <div className="grid gap-5">
        <Notice tone="positive">
          {confirmed === 'ended'
            ? `${endedBefore} Sign in with an e-mailed code, or set a new password.`
            : 'Your e-mail address is confirmed.'}
        </Notice>
        <LinkButton id={goOnId} to={signedIn ? '/dashboard' : '/login'} size="lg" block>
          {signedIn ? 'Go to your events' : 'Sign In'}
        </LinkButton>
      </div>
    );
  return (
    <div className="grid gap-5">
      {error && (
        <Notice tone="negative" title={error.text}>
          {error.deadLink && (
            <>
              It is older than {limits.email_confirmation_days} days, or there is a newer mail. You can ask for another
              one <TextLink to="/profile">on your profile</TextLink>.
            </>
          )}
        </Notice>
      )}
      <Button size="lg" block onClick={confirm} loading={busy}>
        {busy ? 'Confirming...' : 'Confirm my e-mail address'}
      </Button>
      {!signedIn && (
        <Notice title="You are not signed in here">
          Confirming here ends what was made with this address before, in case a stranger made it: the password, open
          sessions, passkeys, co-hosts and the card. Events are closed until you open them. To keep it all,{' '}
          <TextLink to="/login">sign in</TextLink> first, or open the link where you are signed in.
        </Notice>
      )}
      <p className="text-ink-soft text-sm">
        Didn't create an account? Close this page. Nothing happens, and the address stays not confirmed.
      </p>
    </div>
  );
}
