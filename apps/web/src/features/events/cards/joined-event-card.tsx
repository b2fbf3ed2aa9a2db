import type { Event } from '@serendip/contract/events';
import { UserRound } from 'lucide-react';
import { FeedbackThumbs } from '../../feedback/feedback-thumbs.tsx';
import { EventCard } from './event-card.tsx';

export const JoinedEventCard = ({ event }: { event: Event }) => (
  <EventCard
    event={event}
    withoutDate="Date not specified by host"
    footer={<FeedbackThumbs eventId={event.id} eventName={event.name} />}
  >
    <p className="flex min-w-0 items-start gap-2 text-ink-soft text-sm">
      <UserRound size={16} className="mt-0.75 shrink-0 text-ink-faint" aria-hidden />
      <span className="min-w-0 break-words">{`Hosted by ${event.created_by?.email || 'Unknown'}`}</span>
    </p>
  </EventCard>
);
