import type { OpenedInvitation } from '@serendip/contract/answer-invitation';
import { useState } from 'react';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { forget } from './queries.ts';

const t = texts('invitedGuest');

interface Props {
  token: string;
  invitation: OpenedInvitation;
  onForgotten: () => void;
}

/** For people who want no invitations, or nothing kept about them. */
export function KeepMeOut({ token, invitation: { refusals }, onForgotten }: Props) {
  const [asks, setAsks] = useState(false);
  const { busy, error, attempt } = useAttempt({ faultOf: (failure) => errorText(failure, t('out.failed')) });
  const remove = () =>
    attempt(async () => {
      await forget(token);
      setAsks(false);
      onForgotten();
    });
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      {error && <Notice tone="negative">{error}</Notice>}
      <TextLink to={`/i/stop/${refusals.host}`} className="inline-flex min-h-11 items-center">
        {t('out.fromHost')}
      </TextLink>
      <TextLink to={`/i/stop/${refusals.here}`} className="inline-flex min-h-11 items-center">
        {t('out.fromHere')}
      </TextLink>
      <Button variant="quiet" className="-ml-4" onClick={() => setAsks(true)}>
        {t('out.forget')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('out.question')}
        description={t('out.text')}
        confirmLabel={t('out.confirm')}
        danger
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
