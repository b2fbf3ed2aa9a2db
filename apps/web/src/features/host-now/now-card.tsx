import type { Event } from '@serendip/contract/events';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { isStatus, joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { liveOf, useStep } from '../evening/queries.ts';
import { ShareDialog } from '../events/share-dialog.tsx';
import { peopleCounts } from '../participants/queries.ts';
import { LocalOnlyNotice } from '../service/local-only-notice.tsx';
import { useBaseAddress } from '../service/settings.ts';
import type { NextThing } from './now-of.ts';
import { useNowOf } from './use-now-of.ts';
import { useShareHere } from './use-share-here.ts';

const t = texts('hostNow');

const QrCode = lazy(() => import('../evening/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })));

/** Guests join while the host looks at the card. */
const countAgainEvery = 20_000;

/** For hosts, first on the event's page: its state in one line, and the next step. */
export function NowCard({ event }: { event: Event }) {
  const { id } = event;
  const navigate = useNavigate();
  const counts = useQuery({ ...peopleCounts(id), refetchInterval: countAgainEvery });
  useReadAgain(peopleCounts(id).queryKey, String(event.participants_count));
  const now = useNowOf(event, counts.isPending ? 'loading' : (counts.data ?? null));
  const { copied, share, close } = useShareHere(id);
  const doors = useOpenDoors(id);
  const base = useBaseAddress();
  const console = `/events/${id}/live`;
  const main: Record<NextThing, ReactNode> = {
    share: (
      <Button size="lg" onClick={share}>
        {t('share')}
      </Button>
    ),
    match: (
      <Button size="lg" onClick={() => navigate({ hash: 'matching' })}>
        {t('match')}
      </Button>
    ),
    publish: (
      <Button size="lg" onClick={() => navigate({ hash: 'results' })}>
        {t('publish')}
      </Button>
    ),
    'open doors': (
      <Button size="lg" onClick={doors.open} loading={doors.isPending}>
        {t('openDoors')}
      </Button>
    ),
    run: (
      <LinkButton size="lg" to={console}>
        {t('run')}
      </LinkButton>
    ),
    results: (
      <Button size="lg" onClick={() => navigate({ hash: 'results' })}>
        {t('results')}
      </Button>
    ),
  };
  return (
    <Card role="region" aria-labelledby="next-step" tone="tinted" className="grid grid-cols-1 gap-3">
      <h2 id="next-step" className="heading text-xl">
        {t('title')}
      </h2>
      {now ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="min-w-0 flex-1 basis-56 text-lg tabular-nums">{now.line}</p>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full max-sm:flex-col-reverse max-sm:[&>*]:w-full">
            {now.next !== 'share' && now.next !== 'results' && (
              <Button variant="quiet" onClick={share}>
                {t('share')}
              </Button>
            )}
            {now.next !== 'run' && now.next !== 'open doors' && (
              <LinkButton variant="quiet" to={console}>
                {t('run')}
              </LinkButton>
            )}
            {main[now.next]}
          </div>
        </div>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-7 w-64" />
          <Skeleton className="h-13 w-full sm:w-44" />
        </Loading>
      )}
      <FieldError error={doors.error} />
      <ShareDialog eventId={id} copied={copied} onClose={close}>
        <LocalOnlyNotice address={window.location.origin} />
        <Suspense>
          <QrCode address={`${base}/events/${id}`} label={t('qrCode')} className="w-full max-w-56" />
        </Suspense>
      </ShareDialog>
    </Card>
  );
}

/** Opens the doors, then the console. */
function useOpenDoors(eventId: string) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...liveOf(eventId), enabled: false });
  const { mutate, isPending, error } = useStep(eventId);
  const toConsole = () => navigate(`/events/${eventId}/live`);
  return {
    isPending,
    error: error && !isStatus(error, 409) ? joinedErrors(error, t('failed')) : null,
    open: () =>
      mutate(
        { action: 'open_doors', version: data?.answer.live?.version ?? 0 },
        // After 409 somebody else has opened them.
        { onSuccess: toConsole, onError: (failure) => isStatus(failure, 409) && toConsole() },
      ),
  };
}
