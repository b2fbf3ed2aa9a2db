import type { Event } from '@serendip/contract/events';

type Seen = Partial<Pick<Event, 'created_by' | 'user_cohost'>>;

/** Whether this user created the event: only they delete it and choose co-hosts. */
export const createdEvent = ({ created_by }: Seen, userId: string): boolean => created_by?.id === userId;

/** Whether this user hosts the event, alone or beside its creator. */
export const hostsEvent = (event: Seen, userId: string): boolean =>
  createdEvent(event, userId) || event.user_cohost === true;
