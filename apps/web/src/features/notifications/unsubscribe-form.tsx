import { unsubscribe } from '@serendip/contract/notifications';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { kindLabel } from './notification-text.ts';

const t = texts('notifications');

const goOnId = 'go-on';

/** Stops the mails of one kind after a press, because mail scanners open links by themselves. */
export function UnsubscribeForm({ token }: { token: string }) {
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => errorText(failure, t('unsubscribe.failed')),
  });
  const [stopped, setStopped] = useState<string | null>(null);
  useEffect(() => {
    if (stopped) recoverFocus(document.getElementById(goOnId));
  }, [stopped]);

  const stop = () =>
    attempt(async () => {
      const { kind } = await call(unsubscribe, { params: { token } });
      setStopped(kind ? kindLabel(kind) : t('unsubscribe.this'));
    });

  return (
    <div className="grid gap-5">
      {error && <Notice tone="negative">{error}</Notice>}
      {stopped ? (
        <>
          <Notice tone="positive" title={t('unsubscribe.done')}>
            {stopped}
          </Notice>
          <LinkButton id={goOnId} to="/profile" size="lg" block>
            {t('unsubscribe.choose')}
          </LinkButton>
        </>
      ) : (
        <>
          <Button size="lg" block onClick={stop} loading={busy}>
            {t('unsubscribe.stop')}
          </Button>
          <p className="text-ink-soft text-sm">{t('unsubscribe.hint')}</p>
        </>
      )}
    </div>
  );
}
