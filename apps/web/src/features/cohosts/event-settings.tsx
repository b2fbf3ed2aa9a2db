import type { Event } from '@serendip/contract/events';
import { CoverSetting } from '../covers/cover-setting.tsx';
import { EmbedSites } from '../embeds/embed-sites.tsx';
import { DeleteEvent } from '../events/delete-event.tsx';
import { DuplicateEvent } from '../events/duplicate-event.tsx';
import { createdEvent } from '../events/hosts-event.ts';
import { Webhooks } from '../webhooks/webhooks.tsx';
import { Cohosts } from './cohosts.tsx';

/**
 * The event's hosts, its cover, the sites that show it, its webhooks, the way to another event like it and, for its creator, the
 * button that deletes it.
 */
export const EventSettings = ({ event, userId }: { event: Event; userId: string }) => (
  <div className="grid grid-cols-1 gap-10">
    <Cohosts eventId={event.id} userId={userId} isOwner={createdEvent(event, userId)} host={event.created_by.email} />
    {!event.closed && <CoverSetting event={event} />}
    {!event.closed && <EmbedSites event={event} />}
    <Webhooks eventId={event.id} />
    <DuplicateEvent eventId={event.id} />
    {createdEvent(event, userId) && <DeleteEvent eventId={event.id} name={event.name} />}
  </div>
);
