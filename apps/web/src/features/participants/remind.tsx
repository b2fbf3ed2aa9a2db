import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { noMail } from '../service/no-mail.tsx';
import { useSendsMail } from '../service/settings.ts';
import { useRemind } from './queries.ts';
import { remindedText } from './reminded-text.ts';

/** Mails a reminder to people with unanswered questions, after asking the host. */
export function Remind({ eventId, count }: { eventId: string; count: number }) {
  const [asked, setAsked] = useState(false);
  const sendsMail = useSendsMail();
  const { mutate, isPending } = useRemind(eventId);
  const remind = () =>
    mutate(undefined, {
      onSuccess: (sent) => (sent.reminded > 0 ? toast.success : toast.info)(remindedText(sent, sendsMail)),
      onError: (error) => toast.error(statusMessage(error, 'Nobody was reminded. Please try again.')),
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
        Remind
      </Button>
      <ConfirmDialog
        open={asked}
        title={count === 1 ? 'Remind one person?' : `Remind up to ${count} people?`}
        description={
          sendsMail
            ? 'Everyone with unanswered questions gets one mail, except people who had one within a day or have no e-mail address.'
            : `${noMail} Guests read the reminder under their bell.`
        }
        confirmLabel="Send"
        busy={isPending}
        onConfirm={remind}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
