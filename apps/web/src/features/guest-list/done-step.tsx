import { useQuery } from '@tanstack/react-query';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { noMail } from '../service/no-mail.tsx';
import { useSendsMail } from '../service/settings.ts';
import type { Brought } from './brought.ts';
import { invitedSums, useTakeBack } from './queries.ts';

const t = texts('guestList');

/** Says what was done, and takes it back. */
export function DoneStep({ eventId, brought, onClose }: { eventId: string; brought: Brought; onClose: () => void }) {
  const { listId, people, labelled, invited } = brought;
  const sendsMail = useSendsMail();
  const { data } = useQuery(invitedSums(eventId));
  const { mutate, isPending } = useTakeBack(eventId);
  const undo = () =>
    listId &&
    mutate(listId, {
      onSuccess: ({ withdrawn }) => {
        toast.success(t('takenBack', { count: withdrawn }));
        onClose();
      },
      onError: (error) => toast.error(joinedErrors(error, t('failed'))),
    });
  const a_day = data?.leave_a_day ?? people;
  const title =
    people === 0 ? t('gotLabel', { count: labelled }) : t(invited ? 'willBeInvited' : 'saved', { count: people });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="positive" title={title}>
        {people === 0
          ? t('alreadyThere')
          : !invited
            ? t('inviteLater')
            : sendsMail
              ? people > a_day
                ? t('slowly', { count: String(a_day) })
                : t('oneMail')
              : noMail()}
      </Notice>
      {people > 0 && labelled > 0 && <p className="text-ink-soft text-sm">{t('labelledToo', { count: labelled })}</p>}
      {listId && <p className="text-ink-soft text-sm">{t('within24')}</p>}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onClose}>{t('titles.done')}</Button>
        {listId && (
          <Button variant="secondary" loading={isPending} onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
