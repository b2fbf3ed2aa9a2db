import type { InvitedEvent } from '@serendip/contract/guests';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { isStatus, statusMessage } from '../api/errors.ts';
import { EventCover } from '../features/event-facts/event-cover.tsx';
import { EventHeader } from '../features/events/event-header.tsx';
import { EventLayout } from '../features/events/event-layout.tsx';
import { textsOfInvitation } from '../features/events/event-texts.ts';
import { invitation } from '../features/guests/invitation-calls.ts';
import { InvitationOver } from '../features/guests/invitation-over.tsx';
import { JoinAsGuest } from '../features/guests/join-as-guest.tsx';
import { fullPath, returnState } from '../features/identity/return-to.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Wordmark } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadingPage } from '../ui/loading-page.tsx';
import { PageShell } from '../ui/page-shell.tsx';

/** An event for signed-out visitors: with a form to join as a guest, or the sign-in if guests cannot join. */
export default function InvitationScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const path = fullPath(useLocation());
  const here = search.get('here') || null;
  const { data: event, error, isPending, isFetching, refetch } = useQuery(invitation(id, here));
  if (event) return <Invited event={event} here={here} path={path} />;
  if (isPending) return <LoadingPage />;
  // Unknown, or not for guests: the server does not say which.
  if (isStatus(error, 404) || isStatus(error, 422)) return <Navigate to="/login" replace state={returnState(path)} />;
  return (
    <PageShell start={<Home />}>
      <h1 className="sr-only">Event</h1>
      <div role="alert">
        <EmptyState
          icon={<CloudOff size={26} />}
          title={statusMessage(error, 'Failed to load event')}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => refetch()} loading={isFetching}>
                Try again
              </Button>
              <LinkButton to="/login" state={returnState(path)} variant="secondary">
                Log in
              </LinkButton>
            </div>
          }
        >
          Check your connection and try again.
        </EmptyState>
      </div>
    </PageShell>
  );
}

const Home = () => (
  <Link to="/" aria-label="Serendip" className="rounded-sm">
    <Wordmark />
  </Link>
);

function Invited({ event, here, path }: { event: InvitedEvent; here: string | null; path: string }) {
  useDocumentTitle(event.name);
  return (
    <EventLayout
      start={<Home />}
      header={
        <EventHeader
          texts={textsOfInvitation(event)}
          closed={false}
          cover={<EventCover name={event.name} className="size-full" />}
        />
      }
      membership={
        event.over ? (
          <InvitationOver path={path} name={event.name} />
        ) : (
          <JoinAsGuest event={event} here={here} path={path} />
        )
      }
    />
  );
}
