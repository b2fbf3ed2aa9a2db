import { confirmEmail } from '@serendip/contract/email-confirmation';
import { limits } from '@serendip/contract/limits';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText, isStatus } from '../../api/errors.ts';
import { storeUser, useSession } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { endedBefore } from '../identity/ended-before.ts';

const t = texts('emailConfirmation');

const goOnId = 'go-on';

/** Confirms an e-mail address after a press, because mail scanners open links by themselves. */
export function ConfirmForm({ token }: { token: string }) {
  const signedIn = useSession() !== null;
  const [confirmed, setConfirmed] = useState<'kept' | 'ended' | null>(null);
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => ({
      text: errorText(failure, t('failed')),
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
          {confirmed === 'ended' ? t('thenSignIn', { ended: endedBefore() }) : t('confirmed')}
        </Notice>
        <LinkButton id={goOnId} to={signedIn ? '/dashboard' : '/login'} size="lg" block>
          {signedIn ? t('toEvents') : t('signIn')}
        </LinkButton>
      </div>
    );
  return (
    <div className="grid gap-5">
      {error && (
        <Notice tone="negative" title={error.text}>
          {error.deadLink &&
            t.rich('deadLink', {
              days: limits.email_confirmation_days,
              link: (words) => <TextLink to="/profile">{words}</TextLink>,
            })}
        </Notice>
      )}
      <Button size="lg" block onClick={confirm} loading={busy}>
        {busy ? t('confirming') : t('confirm')}
      </Button>
      {!signedIn && (
        <Notice title={t('notSignedIn')}>
          {t.rich('notSignedInText', { link: (words) => <TextLink to="/login">{words}</TextLink> })}
        </Notice>
      )}
      <p className="text-ink-soft text-sm">{t('notYou')}</p>
    </div>
  );
}
