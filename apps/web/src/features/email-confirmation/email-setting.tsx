import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMost } from '../service/settings.ts';
import { emailConfirmation, mailConfirmationAgain } from './confirmation-calls.ts';

const t = texts('emailConfirmation');

/** Offers the mail again while the address is not confirmed. Nothing where no mail is sent at all. */
export function EmailSetting() {
  const { email } = useUser();
  const { data } = useQuery(emailConfirmation);
  const events = useMost('events_ahead_unconfirmed');
  const people = useMost('participants_unconfirmed');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'positive' | 'negative'; text: string } | null>(null);
  if (data?.pending_email)
    return (
      <Notice tone="accent" title={t('waits')}>
        <span className="wrap-anywhere">{t('waitsText', { email: data.pending_email })}</span>
      </Notice>
    );
  if (data?.email_confirmed !== false) return null;
  const send = async () => {
    setBusy(true);
    try {
      await mailConfirmationAgain();
      setOutcome({ tone: 'positive', text: t('sent') });
    } catch (error) {
      setOutcome({ tone: 'negative', text: statusMessage(error, t('notSent')) });
    }
    setBusy(false);
  };
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold">{t('settingTitle')}</h3>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {t('settingText', { email: email ?? '', events, people })}
          </p>
        </div>
        <Button variant="secondary" icon={<MailCheck size={18} aria-hidden />} loading={busy} onClick={send}>
          {t('again')}
        </Button>
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
