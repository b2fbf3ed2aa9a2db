import type { EventAtDoor } from '@serendip/contract/guests';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { isStatus, statusMessage } from '../api/errors.ts';
import { EventForVisitors } from '../features/events/event-for-visitors.tsx';
import { DoorClosed } from '../features/guests/door-closed.tsx';
import { eventAtDoor } from '../features/guests/event-at-door-calls.ts';
import { JoinAsGuest } from '../features/guests/join-as-guest.tsx';
import { JoinWithAccount } from '../features/guests/join-with-account.tsx';
import { fullPath, returnState } from '../features/identity/return-to.ts';
import { texts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HomeLink } from '../ui/home-link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { PageShell } from '../ui/page-shell.tsx';

const t = texts('invitation');
const ui = texts('ui');

/** An event for signed-out visitors: with the way to join, or the sign-in alone if they may not see it. */
export default function EventAtDoorScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const path = fullPath(useLocation());
  const here = search.get('here') || null;
  const { data: event, error, isPending, isFetching, refetch } = useQuery(eventAtDoor(id, here));
  if (event) return <AtDoor event={event} here={here} path={path} />;
  if (isPending) return <LoadingPage />;
  // Unknown, or not for visitors: the server does not say which.
  if (isStatus(error, 404) || isStatus(error, 422)) return <Navigate to="/login" replace state={returnState(path)} />;
  return (
    <PageShell start={<HomeLink />}>
      <h1 className="sr-only">{t('page')}</h1>
      <div role="alert">
        <EmptyState
          icon={<CloudOff size={26} />}
          title={statusMessage(error, t('failed'))}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => refetch()} loading={isFetching}>
                {ui('tryAgain')}
              </Button>
              <LinkButton to="/login" state={returnState(path)} variant="secondary">
                {t('logIn')}
              </LinkButton>
            </div>
          }
        >
          {t('checkConnection')}
        </EmptyState>
      </div>
    </PageShell>
  );
}

/** Why a stranger cannot join; null: they can. The code in the address opens every door but that of an event that is over. */
function whyClosed({ over, joining, joining_closed }: EventAtDoor, here: string | null) {
  if (over) return 'over';
  if (here !== null) return null;
  if (joining_closed) return 'closed';
  return joining === 'invited' ? 'invited' : null;
}

function AtDoor({ event, here, path }: { event: EventAtDoor; here: string | null; path: string }) {
  const why = whyClosed(event, here);
  return (
    <EventForVisitors event={event}>
      {why ? (
        <DoorClosed why={why} path={path} name={event.name} />
      ) : event.guest_join || here ? (
        <JoinAsGuest event={event} here={here} path={path} />
      ) : (
        <JoinWithAccount event={event} path={path} />
      )}
    </EventForVisitors>
  );
}
