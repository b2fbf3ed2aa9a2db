import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BroughtLists } from './brought-lists.tsx';
import { InvitePerson } from './invite-person.tsx';
import { invitedSums } from './queries.ts';
import { RemindInvited } from './remind-invited.tsx';

const t = texts('guestList');

const BringList = lazy(() => import('./bring-list.tsx').then((loaded) => ({ default: loaded.BringList })));
const InvitedList = lazy(() => import('./invited-list.tsx').then((loaded) => ({ default: loaded.InvitedList })));

const Waiting = () => (
  <Loading label={t('loadingShort')}>
    <Skeleton className="h-24 rounded-lg" />
  </Loading>
);

/** For hosts, above the people who joined: invited people, and the ways to invite more. */
export function InvitedSection({ event }: { event: Event }) {
  const { data } = useQuery({ ...invitedSums(event.id), enabled: !event.closed });
  const [brings, setBrings] = useState(false);
  const [invites, setInvites] = useState(false);
  if (event.closed) return null;
  if (brings)
    return (
      <Suspense fallback={<Waiting />}>
        <BringList event={event} onClose={() => setBrings(false)} />
      </Suspense>
    );
  const counts = data?.counts;
  const parts = [
    [counts?.invited, 'invited'],
    [counts?.maybe, 'maybe'],
    [counts?.declined, 'declined'],
    [(counts?.joined ?? 0) + (counts?.waiting ?? 0), 'yes'],
    [counts?.saved, 'saved'],
  ] as const;
  const text = parts
    .flatMap(([count, key]) => (count ? [t(`counts.${key}`, { count: String(count) })] : []))
    .join(' · ');
  const hasSome = text !== '' || (counts?.left ?? 0) > 0;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 className="heading text-xl">{t('invited')}</h2>
          <p className="text-ink-soft text-sm">{hasSome ? text : t('bringFrom')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={hasSome ? 'secondary' : 'primary'}
            icon={<FileSpreadsheet size={16} aria-hidden />}
            onClick={() => setBrings(true)}
          >
            {t('titles.file')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<UserRoundPlus size={16} aria-hidden />}
            onClick={() => setInvites(true)}
          >
            {t('inviteTitle')}
          </Button>
          {data && hasSome && <RemindInvited eventId={event.id} count={data.can_be_reminded} />}
        </div>
      </div>
      {data !== undefined && data.mails_wait > 0 && (
        <p className="text-caution-ink text-sm">
          {t('mailsWait', { count: data.mails_wait, perDay: String(data.leave_a_day) })}
        </p>
      )}
      {hasSome && <BroughtLists eventId={event.id} />}
      {hasSome && (
        <Disclosure label={t('show')} lazy>
          <Suspense fallback={<Waiting />}>
            <InvitedList eventId={event.id} />
          </Suspense>
        </Disclosure>
      )}
      {invites && <InvitePerson eventId={event.id} onClose={() => setInvites(false)} />}
    </Card>
  );
}
