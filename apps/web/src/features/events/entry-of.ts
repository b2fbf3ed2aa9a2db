import type { Event } from '@serendip/contract/events';
import { hostsEvent } from './hosts-event.ts';

/** The effect of joining by the link for a person who does not take part. */
export type EntryByLink = 'joins' | 'asks' | 'closed' | 'by invitation';

type Seen = Pick<Event, 'joining' | 'joining_closed' | 'user_invited' | 'created_by' | 'user_cohost'>;

export function entryOf(event: Seen, userId: string): EntryByLink {
  if (hostsEvent(event, userId)) return 'joins';
  if (event.joining_closed) return 'closed';
  if (event.user_invited || event.joining === 'anyone') return 'joins';
  return event.joining === 'ask' ? 'asks' : 'by invitation';
}
