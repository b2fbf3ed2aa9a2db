import { unsubscribe } from '@serendip/contract/notifications';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/errors.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { kindLabels } from './notification-text.ts';

const goOnId = 'go-on';

/** Stops the mails of one kind after a press, because mail scanners open links by themselves. */
export function UnsubscribeForm({ token }: { token: string }) {
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => errorText(failure, 'Failed to stop these mails'),
  });
  const [stopped, setStopped] = useState<string | null>(null);
  useEffect(() => {
    if (stopped) recoverFocus(document.getElementById(goOnId));
  }, [stopped]);

  const stop = () =>
    attempt(async () => {
      const { kind } = await call(unsubscribe, { params: { token } });
      setStopped(kind ? kindLabels[kind] : 'this');
    });

  return (
    <div className="grid gap-5">
      {error && <Notice tone="negative">{error}</Notice>}
      {stopped ? (
        <>
          <Notice tone="positive" title="You get no more of these mails">
            {stopped}
          </Notice>
          <LinkButton id={goOnId} to="/profile" size="lg" block>
            Choose what we tell you
          </LinkButton>
        </>
      ) : (
        <>
          <Button size="lg" block onClick={stop} loading={busy}>
            Stop these mails
          </Button>
          <p className="text-ink-soft text-sm">Other mails still come. On your profile you can choose which.</p>
        </>
      )}
    </div>
  );
}
