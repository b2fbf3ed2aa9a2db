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
  /** How the reading of the evening goes. */
  reading: Reading;
}

/** The evening as last heard, with the guest's own copy of the plan, both kept for a page without a network. */
export function RunningEvening({ eventId, userId, evening, reading }: Props) {
  const now = useNow(1000);
  const { live, ahead, heardAt } = evening;
  const { me } = live;
  const seat = [live.match_run_id, live.round, me?.room_number, me?.next?.round, me?.next?.room_number].join(' ');
  const [asked, setAsked] = useState(seat);
  const { data } = useQuery({ ...planOf(eventId, asked), enabled: live.rounds > 0 && me !== undefined });
  // Phones do not all ask in the first moment. Until this one has, what 'Your Matches' read before is the nearest to a plan.
  const { data: mine } = useQuery({ ...myMatches(eventId), enabled: false });
  const kept = evening.rooms.length > 0 ? evening.rooms : (mine?.rooms ?? []);
  const rooms = data ?? kept;
  // Only who was told something else reads the plan again: at each change of rounds everybody would.
  if (seat !== asked && !planAgrees(live, rooms)) setAsked(seat);
  useEffect(() => keepEvening(eventId, { live, ahead, heardAt, rooms }), [eventId, live, ahead, heardAt, rooms]);
  return (
    <EveningCard
      eventId={eventId}
      userId={userId}
      live={live}
      ahead={ahead}
      rooms={rooms}
      ago={heardAgo({ ...reading, dataUpdatedAt: heardAt }, now)}
    />
  );
}
