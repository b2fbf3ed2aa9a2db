import { getEvent } from '@serendip/contract/events';
import { listEventQuestions } from '@serendip/contract/questions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { backToDashboard } from '../events/back-to-dashboard.ts';
import { hostsEvent } from '../events/hosts-event.ts';
import { EventWizard, wizardTitle } from './event-wizard.tsx';
import { copyOf, wizardOf } from './wizard.ts';
import { draftOfCopy } from './wizard-draft.ts';

const t = texts('eventWizard');

/** An event and its questions for the wizard. Read again for each visit, but not while the wizard is open. */
const storedEvent = (eventId: string) =>
  queryOptions({
    queryKey: ['event-wizard', eventId],
    queryFn: async ({ signal }) => {
      const params = { event_id: eventId };
      const [{ event }, { questions }] = await Promise.all([
        call(getEvent, { params }, signal),
        call(listEventQuestions, { params }, signal),
      ]);
      return { event, questions };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface Props {
  eventId: string;
  /** Begins a new event with everything of this one but its date and people. */
  copies?: boolean;
}

/** Loads an event and its questions into the wizard. Only for the host. */
export function EditEvent({ eventId, copies = false }: Props) {
  const user = useUser();
  const { data, isPending, isFetching, refetch } = useQuery(storedEvent(eventId));
  const baseline = useMemo(() => data && (copies ? copyOf : wizardOf)(data.event, data.questions), [data, copies]);
  const isHost = data !== undefined && hostsEvent(data.event, user.id);
  useDocumentTitle(isHost && !copies ? t('editNamed', { name: data.event.name }) : null);
  if (baseline && isHost)
    return copies ? (
      <EventWizard draftId={draftOfCopy(eventId)} baseline={baseline} />
    ) : (
      <EventWizard eventId={eventId} baseline={baseline} cover={data.event.cover_url} />
    );
  return (
    <PageShell back={backToDashboard}>
      <PageHeading title={wizardTitle(copies ? undefined : eventId)} />
      {isPending ? (
        <Loading label={t('loading')}>
          <Skeleton className="h-2" />
          <Skeleton className="mb-4 h-6 w-2/3" />
          <Skeleton className="h-96 rounded-xl" />
        </Loading>
      ) : data ? (
        <Notice
          tone="negative"
          title={t(copies ? 'onlyHostCopies' : 'onlyHostEdits')}
          action={
            <LinkButton to={`/events/${eventId}`} variant="secondary" size="sm">
              {t('toEvent')}
            </LinkButton>
          }
        />
      ) : (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {t('loadFailed')}
        </FailedToLoad>
      )}
    </PageShell>
  );
}
