import type { Event } from '@serendip/contract/events';
import { texts } from '../../language/texts.ts';

const t = texts('eventFacts');

/** '4 joined', with the places left or the number of people waiting. */
export function participantsText({
  participants_count: count,
  waiting_count: waiting,
  capacity,
}: Pick<Event, 'participants_count' | 'waiting_count' | 'capacity'>): string {
  const left = capacity === null ? 0 : capacity - count;
  if (waiting > 0) return t('joinedAndWaiting', { count, waiting });
  if (capacity === null) return t('joined', { count });
  return left <= 0 ? t('joinedAndFull', { count }) : t('joinedAndLeft', { count, left });
}
