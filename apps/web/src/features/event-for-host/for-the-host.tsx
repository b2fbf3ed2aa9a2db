import type { Event } from '@serendip/contract/events';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { InvitedSection } from '../guest-list/invited-section.tsx';
import { People } from '../participants/people.tsx';
import { Reports, ReportsTab } from '../safety/reports.tsx';
import { MatchingTab } from './matching-tab.tsx';

const t = texts('eventSettings');

const EventSettings = lazy(() =>
  import('../cohosts/event-settings.tsx').then(({ EventSettings }) => ({ default: EventSettings })),
);

const Settings = (props: { event: Event; userId: string }) => (
  <Suspense
    fallback={
      <Loading label={t('loading')}>
        <Skeleton className="h-40 rounded-xl" />
      </Loading>
    }
  >
    <EventSettings {...props} />
  </Suspense>
);

const PeopleAndInvited = ({ event }: { event: Event }) => (
  <div className="grid grid-cols-1 gap-6">
    <InvitedSection event={event} />
    <People eventId={event.id} hostId={event.created_by.id} invited={event.invited_count ?? 0} />
  </div>
);

/** All that hosts do on the event's page. The tab is in the address, so that going back opens it again. */
export function ForTheHost({ event }: { event: Event }) {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { id: 'matching', label: t('tabs.matching'), panel: <MatchingTab event={event} /> },
    { id: 'people', label: t('tabs.people'), panel: <PeopleAndInvited event={event} /> },
    { id: 'reports', label: <ReportsTab eventId={event.id} />, panel: <Reports eventId={event.id} /> },
    { id: 'settings', label: t('tabs.settings'), panel: <Settings event={event} userId={user.id} /> },
  ] as const;
  return (
    <section aria-label={t('forTheHost')} className="relative">
      <Tabs
        label={t('forTheHost')}
        tabs={tabs}
        value={tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'matching'}
        onChange={(tab) =>
          setSearch(
            (before) => {
              if (tab === 'matching') before.delete('tab');
              else before.set('tab', tab);
              return before;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </section>
  );
}
