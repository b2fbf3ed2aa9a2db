import type { Event } from '@serendip/contract/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation, useParams, useSearchParams } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { useUser } from '../api/session.ts';
import { AnswersCard } from '../features/answers/answers-card.tsx';
import { focusQuestion } from '../features/answers/focus-question.ts';
import { answerKeys } from '../features/answers/queries.ts';
import { useAnswered } from '../features/answers/use-answered.ts';
import { useVisits } from '../features/answers/use-visits.ts';
import { EventSettings } from '../features/cohosts/event-settings.tsx';
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
import { NowCard } from '../features/host-now/now-card.tsx';
import { FollowUp } from '../features/matches/follow-up.tsx';
import { MyMatches } from '../features/matches/my-matches.tsx';
import { useReadAtEnd } from '../features/matches/use-read-at-end.ts';
import { MatchResults } from '../features/matching/match-results.tsx';
import { MatchingControls } from '../features/matching/matching-controls.tsx';
import { matchingKeys, myMatches } from '../features/matching/queries.ts';
import { MembershipCard, useFocusOnNewCard } from '../features/membership/membership-card.tsx';
import { useEventMembership } from '../features/membership/use-event-membership.ts';
import { MessagesLink } from '../features/messages/messages-link.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { People } from '../features/participants/people.tsx';
import { profileProgress } from '../features/profile/queries.ts';
import { Reports, ReportsTab } from '../features/safety/reports.tsx';
import { LocalOnlyNotice } from '../features/service/local-only-notice.tsx';
import { readTopicsAgain } from '../features/topics/queries.ts';
import { UnderstoodCard } from '../features/topics/understood-card.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { IconLink } from '../ui/icon-button.tsx';
import { ReorderInPlace } from '../ui/reorder-in-place.tsx';
import { Tabs } from '../ui/tabs.tsx';

export async function prefetch(pathname: string): Promise<void> {
  const id = matchPath('/events/:id', pathname)?.params.id;
  if (id) await queryClient.prefetchQuery(oneEvent(id));
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
      phase={unanswered.length > 0 ? 'asks' : hasMatches ? 'matched' : 'waits'}
      toAnswer={
        questionsFirst && unanswered[0]
          ? { count: unanswered.length, begin: () => focusQuestion(unanswered[0] ?? '') }
          : null
      }
    />
  );
  return (
    <EventLayout
      top={
        <>
          {isHost && !event.closed && <NowCard event={event} />}
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
            <IconLink to={`/events/${event.id}/edit`} label="Edit event" icon={<Pencil size={18} aria-hidden />} />
          )}
          {(isHost || event.user_joined) && <AddToCalendar event={event} />}
          <ShareEvent eventId={event.id}>{isHost && <LocalOnlyNotice address={window.location.origin} />}</ShareEvent>
        </>
      }
      header={
        <EventHeader
          texts={textsOf(event)}
          closed={event.closed}
          cover={<EventCover name={event.name} className="size-full" />}
        />
      }
      membership={joinsLast ? null : membershipCard}
    >
      {isHost && event.guest_join && !event.closed && <GuestsMayJoin eventId={event.id} />}
      {isHost && <ForTheHost event={event} />}
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
      {joinsLast && asked > 0 && <Disclosure label="What guests answer">{questions}</Disclosure>}
      {joinsLast && membershipCard}
    </EventLayout>
  );
}

/** The tab is in the address, so that going back opens it again. */
function ForTheHost({ event }: { event: Event }) {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { id: 'matching', label: 'Matching', panel: <Matching event={event} /> },
    { id: 'people', label: 'People', panel: <People eventId={event.id} hostId={event.created_by.id} /> },
    { id: 'reports', label: <ReportsTab eventId={event.id} />, panel: <Reports eventId={event.id} /> },
    { id: 'settings', label: 'Settings', panel: <EventSettings event={event} userId={user.id} /> },
  ] as const;
  return (
    <section aria-label="For the host" className="relative">
      <Tabs
        label="For the host"
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

/** Brings a part of the page into view whenever a link names it, also from the same page. */
function useNamedPart(ids: readonly string[]) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const place = ids.includes(hash.slice(1)) ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [ids, hash, key]);
}

const partsForTheHost = ['matching', 'results'];

function Matching({ event }: { event: Event }) {
  useNamedPart(partsForTheHost);
  const { data, isLoading } = useLive(event.id, { enabled: !event.closed, eventDate: event.event_date });
  const evening = isLoading ? 'loading' : (data?.answer.live ?? null);
  return (
    <section aria-labelledby="matching" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="matching" tabIndex={-1} className="heading text-2xl">
          Matching
        </h2>
        <p className="text-ink-soft">
          {event.user_cohost ? 'Only the hosts can see this.' : 'Only you and your co-hosts can see this.'}
        </p>
      </div>
      <MatchingControls event={event} evening={evening} />
      <MatchResults eventId={event.id} roomNames={event.room_names} />
    </section>
  );
}
