import { minute } from '@serendip/contract/evening-course';
import { roomSizes } from '@serendip/matching/room-sizes';
import { formatTime } from '../../../lib/dates.ts';

interface Schedule {
  /** The first of them, and the evening's last. */
  round: number;
  rounds: number;
  minutes: number;
  breakMinutes: number;
}

/** Rounds that are about to start. */
export interface RoundsAhead extends Schedule {
  people: number;
  /** Null while unknown. */
  roomSize: number | null;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** When the last round ends if the first one starts now. */
function endOf({ round, rounds, minutes, breakMinutes }: Schedule, now: number): number {
  const left = rounds - round + 1;
  return now + (left * minutes + (left - 1) * breakMinutes) * minute;
}

/** 'Ends about 21:05' */
export const endText = (ahead: Schedule, now: number): string => `Ends about ${formatTime(endOf(ahead, now))}`;

/** '11 people in 5 rooms, 12 minutes. Ends about 21:05.' */
export function startText(ahead: RoundsAhead, now: number): string {
  const { people, roomSize, minutes } = ahead;
  const rooms = roomSize === null ? '' : ` in ${counted(roomSizes(people, roomSize).length, 'room', 'rooms')}`;
  return `${counted(people, 'person', 'people')}${rooms}, ${counted(minutes, 'minute', 'minutes')}. ${endText(ahead, now)}.`;
}

/** The most rounds that are suggested. */
const usualRounds = 3;

/** How many rounds are suggested: none in which people could meet nobody new. */
export const suggestedRounds = (people: number, roomSize: number): number =>
  Math.max(1, Math.min(usualRounds, Math.floor((people - 1) / (roomSize - 1))));
