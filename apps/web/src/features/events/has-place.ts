import type { Event } from '@serendip/contract/events';

/** False if a new participant must wait: all places are taken, or others wait already. */
export const hasPlace = ({
  capacity,
  participants_count: joined,
  waiting_count: waiting,
}: Pick<Event, 'capacity' | 'participants_count' | 'waiting_count'>): boolean =>
  capacity === null || (joined < capacity && waiting === 0);
