import type { GuestList } from '@serendip/contract/guest-lists';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { listsOf, useTakeBack } from './queries.ts';

const t = texts('guestList');

/** The lists of the last day, each with the way to take it back. */
export function BroughtLists({ eventId }: { eventId: string }) {
  const { data: lists = [] } = useQuery(listsOf(eventId));
  const [asked, setAsked] = useState<GuestList | null>(null);
  const { mutate, isPending } = useTakeBack(eventId);
  if (lists.length === 0) return null;
  const takeBack = () =>
    asked &&
    mutate(asked.id, {
      onSuccess: ({ withdrawn }) => toast.success(t('takenBack', { count: withdrawn })),
      onError: (error) => toast.error(joinedErrors(error, t('failed'))),
      onSettled: () => setAsked(null),
    });
  return (
    <>
      <ul aria-label={t('lists')} className="grid divide-y divide-line rounded-xl border border-line">
        {lists.map((list) => {
          const { id, created_at, people } = list;
          const brought = formatMoment(created_at);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 pr-1.5 pl-4">
              <span className="text-ink-soft text-sm">{t('broughtAt', { when: brought, count: people })}</span>
              <Button
                size="sm"
                variant="quiet"
                icon={<Undo2 size={16} aria-hidden />}
                aria-label={t('takeBackNamed', { when: brought })}
                onClick={() => setAsked(list)}
              >
                {t('takeBack')}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('takeBackTitle', { count: asked?.people ?? 0 })}
        description={t('takeBackText')}
        confirmLabel={t('takeBack')}
        danger
        busy={isPending}
        onConfirm={takeBack}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
