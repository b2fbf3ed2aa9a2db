import { MailQuestion } from 'lucide-react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { toast } from '../../ui/toast.ts';
import { useSendsMail } from '../service/settings.ts';
import { useRemind } from './queries.ts';
import { remindedText } from './reminded-text.ts';

const t = texts('participants');

/** Mails a reminder to people with unanswered questions, after asking the host. */
export function Remind({ eventId, count }: { eventId: string; count: number }) {
  const sendsMail = useSendsMail();
  const { mutate, isPending } = useRemind(eventId);
  return (
    <AskFirst
      icon={<MailQuestion size={16} aria-hidden />}
      label={t('remind.button')}
      disabled={count === 0}
      title={t('remind.question', { count })}
      description={sendsMail ? t('remind.byMail') : t('remind.byBell')}
      confirmLabel={t('remind.send')}
      busy={isPending}
      onConfirm={(close) =>
        mutate(undefined, {
          onSuccess: (sent) => (sent.reminded > 0 ? toast.success : toast.info)(remindedText(sent, sendsMail)),
          onError: (error) => toast.error(statusMessage(error, t('remind.failed'))),
          onSettled: close,
        })
      }
    />
  );
}
