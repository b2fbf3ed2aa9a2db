import type { Event } from '@serendip/contract/events';

/** '4 joined', with the places left or the number of people waiting. */
export function participantsText({
  participants_count: joined,
  waiting_count: waiting,
  capacity,
}: Pick<Event, 'participants_count' | 'waiting_count' | 'capacity'>): string {
  const left = capacity === null ? 0 : capacity - joined;
  if (waiting > 0) return `${joined} joined, ${waiting} waiting`;
  if (capacity === null) return `${joined} joined`;
  if (left <= 0) return `${joined} joined, full`;
  return `${joined} joined, ${left === 1 ? '1 place' : `${left} places`} left`;
}
