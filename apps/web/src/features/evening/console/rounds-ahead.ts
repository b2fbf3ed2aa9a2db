import { minute } from '@serendip/contract/evening-course';
import { roomSizes } from '@serendip/matching/room-sizes';
import { texts } from '../../../language/texts.ts';
import { formatTime } from '../../../lib/dates.ts';

const t = texts('console');

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

/** When the last round ends if the first one starts now. */
export function endOf({ round, rounds, minutes, breakMinutes }: Schedule, now: number): number {
  const left = rounds - round + 1;
  return now + (left * minutes + (left - 1) * breakMinutes) * minute;
}

/** How many rooms the people fill; null while unknown. */
export const roomsAhead = ({ people, roomSize }: RoundsAhead): number | null =>
  roomSize === null ? null : roomSizes(people, roomSize).length;

/** 'Ends about 21:05' */
export const endText = (ahead: Schedule, now: number): string =>
  t('endsAbout', { time: formatTime(endOf(ahead, now)) });

/** '11 people in 5 rooms, 12 minutes. Ends about 21:05.' */
export function startText(ahead: RoundsAhead, now: number): string {
  const { people, minutes } = ahead;
  const told = { people, minutes, time: formatTime(endOf(ahead, now)) };
  const rooms = roomsAhead(ahead);
  return rooms === null ? t('starts', told) : t('startsInRooms', { ...told, rooms });
}

/** The most rounds that are suggested. */
const usualRounds = 3;

/** How many rounds are suggested: none in which people could meet nobody new. */
export const suggestedRounds = (people: number, roomSize: number): number =>
  Math.max(1, Math.min(usualRounds, Math.floor((people - 1) / (roomSize - 1))));
