import { limits } from '@serendip/contract/limits';
import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemindInvited } from './queries.ts';

const t = texts('guestList');

/** Mails invited people who have not answered, after asking the host. */
export function RemindInvited({ eventId, count }: { eventId: string; count: number }) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useRemindInvited(eventId);
  const remind = () =>
    mutate(undefined, {
      onSuccess: ({ reminded }) => toast.success(t('willBeReminded', { count: reminded })),
      onError: (error) => toast.error(joinedErrors(error, t('nobodyReminded'))),
      onSettled: () => setAsks(false),
    });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<MailQuestion size={16} aria-hidden />}
        disabled={count === 0}
        aria-label={t('remindInvited')}
        onClick={() => setAsks(true)}
      >
        {t('remind')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('remindTitle', { count })}
        description={t('remindText', { most: String(limits.reminders_max) })}
        confirmLabel={t('send')}
        busy={isPending}
        onConfirm={remind}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
