import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../../lib/now.ts';
import { myMatches } from '../../matching/queries.ts';
import { heardAgo, type Reading } from '../heard-ago.ts';
import { planOf } from '../queries.ts';
import { EveningCard } from './evening-card.tsx';
import { type KeptEvening, keepEvening } from './kept-evening.ts';
import { planAgrees } from './own-place.ts';

interface Props {
  eventId: string;
  userId: string;
  evening: KeptEvening;
  /** The state of the query for the evening. */
  reading: Reading;
  /** Some of the event's questions have no answer yet. */
  isAsked: boolean;
}

/** The evening by the last answer, with the guest's copy of the plan. Both are stored for a page without a network. */
export function RunningEvening({ eventId, userId, evening, reading, isAsked }: Props) {
  const now = useNow(1000);
  const { live, ahead, heardAt } = evening;
  const { me } = live;
  const seat = [live.match_run_id, live.round, me?.room_number, me?.next?.round, me?.next?.room_number].join(' ');
  const [asked, setAsked] = useState(seat);
  const { data } = useQuery({ ...planOf(eventId, asked), enabled: live.rounds > 0 && me !== undefined });
  // Phones spread their requests for the plan. Until this one's arrives, the rooms under 'Your Matches' serve as the
  // plan.
  const { data: mine } = useQuery({ ...myMatches(eventId), enabled: false });
  const kept = evening.rooms.length > 0 ? evening.rooms : (mine?.rooms ?? []);
  const rooms = data ?? kept;
  // Reads the plan again only if the last answer contradicts it: otherwise every phone would at each change of
  // rounds.
  if (seat !== asked && !planAgrees(live, rooms)) setAsked(seat);
  useEffect(() => keepEvening(eventId, { live, ahead, heardAt, rooms }), [eventId, live, ahead, heardAt, rooms]);
  return (
    <EveningCard
      eventId={eventId}
      userId={userId}
      live={live}
      ahead={ahead}
      rooms={rooms}
      isAsked={isAsked}
      ago={heardAgo({ ...reading, dataUpdatedAt: heardAt }, now)}
    />
  );
}
