import { useEffect, useState } from 'react';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refuse } from './queries.ts';

const t = texts('invitedGuest');

const homeId = 'home';

/** Stops invitations after a press, because mail scanners open links by themselves. */
export function RefuseForm({ token }: { token: string }) {
  const [from, setFrom] = useState<'host' | 'here' | null>(null);
  const { busy, error, attempt } = useAttempt({ faultOf: (failure) => errorText(failure, t('stop.failed')) });
  useEffect(() => {
    if (from) recoverFocus(document.getElementById(homeId));
  }, [from]);
  const stop = () => attempt(async () => setFrom((await refuse(token)).from ?? 'here'));
  return (
    <div className="grid gap-5">
      {error && <Notice tone="negative">{error}</Notice>}
      {from ? (
        <>
          <Notice tone="positive">{from === 'host' ? t('stop.fromHost') : t('stop.fromHere')}</Notice>
          <LinkButton id={homeId} to="/" size="lg" block>
            {t('stop.home')}
          </LinkButton>
        </>
      ) : (
        <Button size="lg" block onClick={stop} loading={busy}>
          {t('stop.button')}
        </Button>
      )}
    </div>
  );
}
