import type { Event } from '@serendip/contract/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { matchPath, useParams } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { useUser } from '../api/session.ts';
import { readUser } from '../api/stored-session.ts';
import { AnswersCard } from '../features/answers/answers-card.tsx';
import { focusQuestion } from '../features/answers/focus-question.ts';
import { answerKeys } from '../features/answers/queries.ts';
import { useAnswered } from '../features/answers/use-answered.ts';
import { useVisits } from '../features/answers/use-visits.ts';
import { EveningSlot, KeptEveningSlot } from '../features/evening/guest/evening-slot.tsx';
import { useLive } from '../features/evening/use-live.ts';
import { EventCover } from '../features/event-facts/event-cover.tsx';
import { AddToCalendar } from '../features/events/add-to-calendar.tsx';
import { EventById } from '../features/events/event-by-id.tsx';
import { EventHeader } from '../features/events/event-header.tsx';
import { EventLayout } from '../features/events/event-layout.tsx';
import { textsOf } from '../features/events/event-texts.ts';
import { hostsEvent } from '../features/events/hosts-event.ts';
import { oneEvent } from '../features/events/queries.ts';
import { ShareEvent } from '../features/events/share-event.tsx';
import { beginWithQuestions, useFirstQuestion } from '../features/guests/first-question.ts';
import { GuestsMayJoin } from '../features/guests/guests-may-join.tsx';
import { KeepMatches } from '../features/guests/keep-matches.tsx';
import { BroughtCard } from '../features/invited-guest/brought-answers.tsx';
import { FollowUp } from '../features/matches/follow-up.tsx';
import { MyMatches } from '../features/matches/my-matches.tsx';
import { useReadAtEnd } from '../features/matches/use-read-at-end.ts';
import { matchingKeys, myMatches } from '../features/matching/queries.ts';
import { DoorHelpCard } from '../features/membership/door-help-card.tsx';
import { MembershipCard, useFocusOnNewCard } from '../features/membership/membership-card.tsx';
import { useEventMembership } from '../features/membership/use-event-membership.ts';
import { useJoinOnArrival } from '../features/membership/use-join-on-arrival.ts';
import { MessagesLink } from '../features/messages/messages-link.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { profileProgress } from '../features/profile/queries.ts';
import { LocalOnlyNotice } from '../features/service/local-only-notice.tsx';
import { readTopicsAgain } from '../features/topics/queries.ts';
import { UnderstoodCard } from '../features/topics/understood-card.tsx';
import { WordsSlot } from '../features/words/words-slot.tsx';
import { loadTexts } from '../language/shelves.ts';
import { texts } from '../language/texts.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { ReorderInPlace } from '../ui/reorder-in-place.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const t = texts('events');
// Most phones at an event are guests': they load none of what hosts do.
const forTheHost = () => import('../features/event-for-host/for-the-host.tsx');
const nowCard = () => import('../features/host-now/now-card.tsx');
const ForTheHost = lazy(() => forTheHost().then(({ ForTheHost }) => ({ default: ForTheHost })));
const NowCard = lazy(() => nowCard().then(({ NowCard }) => ({ default: NowCard })));

export async function prefetch(pathname: string): Promise<void> {
  const id = matchPath('/events/:id', pathname)?.params.id;
  if (!id) return;
  await queryClient.prefetchQuery(oneEvent(id));
  const [event, user] = [queryClient.getQueryData(oneEvent(id).queryKey), readUser()];
  if (!event || !user || !hostsEvent(event, user.id)) return;
  await Promise.all([loadTexts('host'), forTheHost(), nowCard()]).catch(() => undefined);
}

/** One event, for guests, participants and its host. */
export default function EventScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  return (
    <EventById key={id} eventId={id} meanwhile={<KeptEveningSlot eventId={id} userId={user.id} />}>
      {(event) => <LoadedEvent event={event} />}
    </EventById>
  );
}

function LoadedEvent({ event }: { event: Event }) {
  const client = useQueryClient();
  const user = useUser();
  useDocumentTitle(event.name);
  const readMembershipAgain = () => {
    void client.invalidateQueries({ queryKey: answerKeys.ofEvent(event.id) });
    void client.invalidateQueries({ queryKey: matchingKeys.mine(event.id) });
    readTopicsAgain(client);
  };
  const membership = useEventMembership(event.id, readMembershipAgain);
  const join = () => {
    beginWithQuestions(event.id);
    membership.join();
  };
  useJoinOnArrival(event, user.id, join);
  useFocusOnNewCard(event);
  const isHost = hostsEvent(event, user.id);
  const takesPart = event.user_joined && !membership.pending;
  const { known, asked, answered, unanswered, isFew } = useAnswered(event.id);
  useFirstQuestion(event.id, known && takesPart, unanswered[0]);
  const { data: mine } = useQuery({ ...myMatches(event.id), enabled: takesPart });
  const { data: reading } = useLive(event.id, { enabled: takesPart && !event.closed, eventDate: event.event_date });
  const live = reading?.answer.live;
  const isEveningOn = Boolean(live && live.state !== 'ended');
  const { data: progress } = useQuery({
    ...profileProgress,
    enabled: takesPart && !event.closed && known && answered === 0,
  });
  const { visits, visit } = useVisits(event.id);
  const wasOn = useRef(false);
  if (isEveningOn) wasOn.current = true;
  useReadAtEnd(event.id, live?.state === 'ended' && wasOn.current);
  const followsUp = takesPart && !isEveningOn && Boolean(mine?.follow_up_until);
  const hasMatches = Boolean(mine?.matches.length);
  const hasRooms = Boolean(mine?.rooms.length) || (isEveningOn && live?.state !== 'doors');
  // With few answers the questions come first.
  const questionsFirst = takesPart && !event.closed && isFew;
  // For a host the next step is not to join.
  const joinsLast = isHost && !event.user_joined && !event.user_waiting && !event.user_removed && !event.closed;
  const questions = (
    <AnswersCard
      key="questions"
      eventId={event.id}
      joined={event.user_joined}
      closed={event.closed}
      busy={membership.pending !== null}
      onSaved={(focused) => void visit(focused)}
    />
  );
  const matches = takesPart && (
    <MyMatches
      key="matches"
      eventId={event.id}
      roomNames={event.room_names}
      closed={event.closed}
      isAsked={unanswered.length > 0}
      followsUp={followsUp}
    />
  );
  const membershipCard = (
    <MembershipCard
      event={event}
      membership={{ ...membership, join }}
      isHost={isHost}
      stakes={{ matches: hasMatches, evening: isEveningOn }}
      phase={hasMatches ? 'matched' : hasRooms ? 'rooms' : unanswered.length > 0 ? 'asks' : 'waits'}
      toAnswer={
        questionsFirst && unanswered[0]
          ? { count: unanswered.length, begin: () => focusQuestion(unanswered[0] ?? '') }
          : null
      }
    />
  );
  return (
    <EventLayout
      written={event.language}
      top={
        <>
          {isHost && !event.closed && (
            <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
              <NowCard event={event} />
            </Suspense>
          )}
          {event.user_door && !event.closed && <DoorHelpCard eventId={event.id} />}
          {followsUp && mine && <FollowUp eventId={event.id} rooms={mine.rooms} matches={mine.matches} />}
          <EveningSlot
            event={event}
            userId={user.id}
            takesPart={takesPart && !followsUp}
            isAsked={unanswered.length > 0}
            onArrival={readMembershipAgain}
          />
        </>
      }
      actions={
        <>
          <Bell />
          <MessagesLink />
          {isHost && (
            <IconLink to={`/events/${event.id}/edit`} label={t('editEvent')} icon={<Pencil size={18} aria-hidden />} />
          )}
          {(isHost || event.user_joined) && <AddToCalendar event={event} />}
          <ShareEvent eventId={event.id}>{isHost && <LocalOnlyNotice address={window.location.origin} />}</ShareEvent>
        </>
      }
      header={
        <EventHeader
          texts={textsOf(event)}
          language={event.language}
          closed={event.closed}
          cover={<EventCover name={event.name} picture={event.cover_url} className="size-full" />}
        />
      }
      membership={joinsLast ? null : membershipCard}
    >
      {event.user_joined && <WordsSlot event={event} />}
      {takesPart && event.user_invited && !event.closed && <BroughtCard eventId={event.id} />}
      {isHost && event.guest_join && !event.closed && <GuestsMayJoin eventId={event.id} />}
      {isHost && (
        <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
          <ForTheHost event={event} />
        </Suspense>
      )}
      <ReorderInPlace
        order={`${hasMatches ? 'matches, ' : ''}${questionsFirst ? 'questions first' : 'questions last'}`}
      >
        {hasMatches && matches}
        {questionsFirst && questions}
        {takesPart && !event.closed && (
          <UnderstoodCard
            key="understood"
            eventId={event.id}
            answered={answered > 0 || Boolean(progress?.answered_questions)}
            matched={hasMatches}
            visits={visits}
          />
        )}
        {!hasMatches && matches}
        {!questionsFirst && !joinsLast && questions}
        <KeepMatches key="keep" />
      </ReorderInPlace>
      {joinsLast && asked > 0 && <Disclosure label={t('whatGuestsAnswer')}>{questions}</Disclosure>}
      {joinsLast && membershipCard}
    </EventLayout>
  );
}
