import { limits } from '@serendip/contract/limits';
import { MailQuestion } from 'lucide-react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemindInvited } from './queries.ts';

const t = texts('guestList');

/** Mails invited people who have not answered, after asking the host. */
export function RemindInvited({ eventId, count }: { eventId: string; count: number }) {
  const { mutate, isPending } = useRemindInvited(eventId);
  return (
    <AskFirst
      icon={<MailQuestion size={16} aria-hidden />}
      label={t('remind')}
      aria-label={t('remindInvited')}
      disabled={count === 0}
      title={t('remindTitle', { count })}
      description={t('remindText', { most: String(limits.reminders_max) })}
      confirmLabel={t('send')}
      busy={isPending}
      onConfirm={(close) =>
        mutate(undefined, {
          onSuccess: ({ reminded }) => toast.success(t('willBeReminded', { count: reminded })),
          onError: (error) => toast.error(joinedErrors(error, t('nobodyReminded'))),
          onSettled: close,
        })
      }
    />
  );
}
