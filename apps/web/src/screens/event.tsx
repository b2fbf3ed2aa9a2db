import type { Event } from '@serendip/contract/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { matchPath, useParams } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { useUser } from '../api/session.ts';
import { AnswersCard } from '../features/answers/answers-card.tsx';
import { lookAtQuestion } from '../features/answers/look-at-question.ts';
import { answerKeys } from '../features/answers/queries.ts';
import { useAnswered } from '../features/answers/use-answered.ts';
import { EventById } from '../features/events/event-by-id.tsx';
import { EventCover } from '../features/events/event-cover.tsx';
import { EventHeader } from '../features/events/event-header.tsx';
import { EventLayout } from '../features/events/event-layout.tsx';
import { textsOf } from '../features/events/event-texts.ts';
import { MembershipCard } from '../features/events/membership-card.tsx';
import { oneEvent } from '../features/events/queries.ts';
import { ShareEvent } from '../features/events/share-event.tsx';
import { useEventMembership } from '../features/events/use-event-membership.ts';
import { MatchResults } from '../features/matching/match-results.tsx';
import { MatchingControls } from '../features/matching/matching-controls.tsx';
import { MyMatches } from '../features/matching/my-matches.tsx';
import { matchingKeys, myMatches } from '../features/matching/queries.ts';
import { readTopicsAgain } from '../features/understood/queries.ts';
import { UnderstoodCard } from '../features/understood/understood-card.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { ReorderInPlace } from '../ui/reorder-in-place.tsx';

export async function prefetch(pathname: string): Promise<void> {
  const id = matchPath('/events/:id', pathname)?.params.id;
  if (id) await queryClient.prefetchQuery(oneEvent(id));
}

/** One event, for guests, participants and its host. */
export default function EventScreen() {
  const { id = '' } = useParams();
  return (
    <EventById key={id} eventId={id}>
      {(event) => <LoadedEvent event={event} />}
    </EventById>
  );
}

function LoadedEvent({ event }: { event: Event }) {
  const client = useQueryClient();
  const user = useUser();
  useDocumentTitle(event.name);
  const membership = useEventMembership(event.id, () => {
    void client.invalidateQueries({ queryKey: answerKeys.ofEvent(event.id) });
    void client.invalidateQueries({ queryKey: matchingKeys.mine(event.id) });
    readTopicsAgain(client);
  });
  const isHost = event.created_by?.id === user.id;
  const takesPart = event.user_joined && !membership.pending;
  const { answered, unanswered, isFew } = useAnswered(event.id);
  const { data: matches } = useQuery({ ...myMatches(event.id), enabled: takesPart });
  // Until there is something to match by, the questions come first.
  const questionsFirst = takesPart && !event.closed && isFew;
  const questions = (
    <AnswersCard
      key="questions"
      eventId={event.id}
      joined={event.user_joined}
      closed={event.closed}
      busy={membership.pending !== null}
    />
  );
  return (
    <EventLayout
      actions={
        <>
          {isHost && (
            <IconLink to={`/events/${event.id}/edit`} label="Edit event" icon={<Pencil size={18} aria-hidden />} />
          )}
          <ShareEvent eventId={event.id} />
        </>
      }
      header={
        <EventHeader
          texts={textsOf(event)}
          closed={event.closed}
          cover={<EventCover name={event.name} className="size-full" />}
        />
      }
      membership={
        <MembershipCard
          event={event}
          membership={membership}
          isHost={isHost}
          toAnswer={
            questionsFirst && unanswered[0]
              ? { count: unanswered.length, begin: () => lookAtQuestion(unanswered[0] ?? '') }
              : null
          }
        />
      }
    >
      {isHost && (
        <section aria-labelledby="matching" className="grid grid-cols-1 gap-4">
          <div className="grid gap-1">
            <h2 id="matching" className="heading text-2xl">
              Matching
            </h2>
            <p className="text-ink-soft">Only you can see this, because you are the host.</p>
          </div>
          <MatchingControls event={event} />
          <MatchResults eventId={event.id} />
        </section>
      )}
      <ReorderInPlace order={questionsFirst ? 'questions first' : 'questions last'}>
        {questionsFirst && questions}
        {takesPart && !event.closed && (
          <UnderstoodCard
            key="understood"
            eventId={event.id}
            answered={answered > 0}
            matched={Boolean(matches?.length)}
          />
        )}
        {takesPart && <MyMatches key="matches" eventId={event.id} closed={event.closed} />}
        {!questionsFirst && questions}
      </ReorderInPlace>
    </EventLayout>
  );
}
