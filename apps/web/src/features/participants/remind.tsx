import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemind } from './queries.ts';
import { remindedText } from './reminded-text.ts';

/** Mails a reminder to people with unanswered questions, after asking the host. */
export function Remind({ eventId, count }: { eventId: string; count: number }) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useRemind(eventId);
  const remind = () =>
    mutate(undefined, {
      onSuccess: (sent) => (sent.reminded > 0 ? toast.success : toast.info)(remindedText(sent)),
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
        description="Everyone with unanswered questions gets one mail, except people who had one within a day or have no e-mail address."
        confirmLabel="Send"
        busy={isPending}
        onConfirm={remind}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
