import type { Live } from '@serendip/contract/evening';
import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { texts } from '../../language/texts.ts';
import { today } from '../../lib/dates.ts';
import { clockText } from '../evening/clock-text.ts';
import type { Moment } from '../evening/moment.ts';

const t = texts('hostNow');

/** A host's next step: share the address, match, publish a draft, open the doors, go to the console, or look at the results. */
export type NextThing = 'share' | 'match' | 'publish' | 'open doors' | 'run' | 'results';

export interface Known {
  event: Pick<Event, 'event_date' | 'starts_at'>;
  /** How many take part. */
  joined: number;
  /** How many of them have answered every question. Null while unknown, and without questions. */
  answered: number | null;
  /** Whether there is a match run, and one that has completed. */
  hasRun: boolean;
  hasCompletedRun: boolean;
  /** Whether the newest completed run is a draft. */
  hasDraft: boolean;
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
  if (joined === 0) return t('line.nobody');
  return answered === null ? t('line.joined', { joined }) : t('line.answered', { joined, answered });
}

function lineOfRounds({ moment: { state, left, ...moment }, live }: Known): string {
  const round = String(moment.round);
  const rounds = String(moment.rounds);
  const isPaused = state === 'paused';
  const time = left === null ? null : clockText(left);
  if (state === 'break' || (isPaused && live?.paused_in === 'break')) {
    if (time === null) return isPaused ? t('line.breakPaused', { round }) : t('line.break', { round });
    return isPaused ? t('line.breakPausedLeft', { round, time }) : t('line.breakLeft', { round, time });
  }
  if (time === null) return isPaused ? t('line.roundPaused', { round, rounds }) : t('line.round', { round, rounds });
  return isPaused ? t('line.roundPausedLeft', { round, rounds, time }) : t('line.roundLeft', { round, rounds, time });
}

/** So small a number of people cannot be told from one of them. */
const inFives = (count: number): number => Math.round(count / 5) * 5;

function lineAfter({ live, met }: Known): string {
  const came = live?.came_count ?? 0;
  if (came === 0) return t('line.over');
  const pairs = met === null ? 0 : inFives(met);
  return pairs === 0 ? t('line.came', { came }) : t('line.cameAndMet', { came, pairs });
}

/** The state of an event in one line, and its host's next step. */
export function nowOf(known: Known, now: Date): { line: string; next: NextThing } {
  const { state } = known.moment;
  if (state === 'ended') return { line: lineAfter(known), next: 'results' };
  if (state === 'doors') return { line: t('line.doors', { count: known.live?.here_count ?? 0 }), next: 'run' };
  if (state !== null) return { line: lineOfRounds(known), next: 'run' };
  const line = lineBefore(known);
  if (areDoorsNext(known, now)) return { line, next: 'open doors' };
  if (known.hasDraft) return { line, next: 'publish' };
  return { line, next: known.joined >= limits.participants_min && !known.hasRun ? 'match' : 'share' };
}
