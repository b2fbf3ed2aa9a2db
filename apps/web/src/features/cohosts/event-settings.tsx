import type { Event } from '@serendip/contract/events';
import { DeleteEvent } from '../events/delete-event.tsx';
import { DuplicateEvent } from '../events/duplicate-event.tsx';
import { createdEvent } from '../events/hosts-event.ts';
import { Cohosts } from './cohosts.tsx';

/** The event's hosts, the way to another event like it and, for its creator, the button that deletes it. */
export const EventSettings = ({ event, userId }: { event: Event; userId: string }) => (
  <div className="grid grid-cols-1 gap-10">
    <Cohosts eventId={event.id} userId={userId} isOwner={createdEvent(event, userId)} host={event.created_by.email} />
    <DuplicateEvent eventId={event.id} />
    {createdEvent(event, userId) && <DeleteEvent eventId={event.id} name={event.name} />}
  </div>
);
