import type { Live } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { today } from '../../lib/dates.ts';
import { clockText } from '../evening/clock-text.ts';
import type { Moment } from '../evening/moment.ts';

/** A host's next step: share the address, match, open the doors, go to the console, or look at the results. */
export type NextThing = 'share' | 'match' | 'open doors' | 'run' | 'results';

export interface Known {
  event: Pick<Event, 'event_date' | 'starts_at'>;
  /** How many take part. */
  joined: number;
  /** How many of them have answered every question. Null while unknown, and without questions. */
  answered: number | null;
  /** Whether there is a match run, and one that has completed. */
  hasRun: boolean;
  hasCompletedRun: boolean;
  moment: Moment;
  live: Pick<Live, 'paused_in' | 'here_count' | 'came_count'> | null;
  /** Pairs who say that they met. Null while too few people have answered. */
  met: number | null;
}

const hour = 60 * 60_000;
/** Milliseconds before the start from which opening the doors is the next step. */
const doorsBefore = 3 * hour;

function areDoorsNext({ event: { starts_at, event_date }, hasCompletedRun }: Known, now: Date): boolean {
  if (starts_at) return now.getTime() >= Date.parse(starts_at) - doorsBefore;
  return event_date ? today(now) >= event_date : hasCompletedRun;
}

function lineBefore({ joined, answered }: Known): string {
  if (joined === 0) return 'Nobody has joined yet. Send the link to your guests.';
  return answered === null ? `${joined} joined` : `${joined} joined, ${answered} answered`;
}

function lineOfRounds({ moment: { state, round, rounds, left }, live }: Known): string {
  const ofRounds = `Round ${round} of ${rounds}`;
  const afterRound = `Break after round ${round}`;
  const part = state === 'break' || (state === 'paused' && live?.paused_in === 'break') ? afterRound : ofRounds;
  const time = left === null ? '' : `, ${clockText(left)} left`;
  return `${part}${state === 'paused' ? ', paused' : ''}${time}`;
}

/** So small a number of people cannot be told from one of them. */
const inFives = (count: number): number => Math.round(count / 5) * 5;

function lineAfter({ live, met }: Known): string {
  const came = live?.came_count ?? 0;
  if (came === 0) return 'The evening is over';
  const pairs = met === null ? 0 : inFives(met);
  return pairs === 0 ? `${came} came` : `${came} came, about ${pairs} pairs met`;
}

/** The state of an event in one line, and its host's next step. */
export function nowOf(known: Known, now: Date): { line: string; next: NextThing } {
  const { state } = known.moment;
  if (state === 'ended') return { line: lineAfter(known), next: 'results' };
  if (state === 'doors') return { line: `Doors are open, ${known.live?.here_count ?? 0} here`, next: 'run' };
  if (state !== null) return { line: lineOfRounds(known), next: 'run' };
  const line = lineBefore(known);
  if (areDoorsNext(known, now)) return { line, next: 'open doors' };
  return { line, next: known.joined >= limits.participants_min && !known.hasRun ? 'match' : 'share' };
}
