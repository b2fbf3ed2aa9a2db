import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useSendsMail } from '../service/settings.ts';
import { useRemind } from './queries.ts';
import { remindedText } from './reminded-text.ts';

const t = texts('participants');

/** Mails a reminder to people with unanswered questions, after asking the host. */
export function Remind({ eventId, count }: { eventId: string; count: number }) {
  const [asked, setAsked] = useState(false);
  const sendsMail = useSendsMail();
  const { mutate, isPending } = useRemind(eventId);
  const remind = () =>
    mutate(undefined, {
      onSuccess: (sent) => (sent.reminded > 0 ? toast.success : toast.info)(remindedText(sent, sendsMail)),
      onError: (error) => toast.error(statusMessage(error, t('remind.failed'))),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<MailQuestion size={16} aria-hidden />}
        disabled={count === 0}
        onClick={() => setAsked(true)}
      >
        {t('remind.button')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('remind.question', { count })}
        description={sendsMail ? t('remind.byMail') : t('remind.byBell')}
        confirmLabel={t('remind.send')}
        busy={isPending}
        onConfirm={remind}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
