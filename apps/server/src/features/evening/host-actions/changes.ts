import type { LiveAction } from '@serendip/contract/evening';
import { minute } from '@serendip/contract/evening-course';
import { limits } from '@serendip/contract/limits';
import { say } from '@serendip/texts/sentence';
import { invalid } from '../../../errors.ts';
import { newCode } from '../../event-facts/code.ts';
import { type Change, ended, following, type LiveSession } from '../plan.ts';

type Running = LiveSession & ({ endsAt: Date } | { pausedLeft: number });

/** Rounds and breaks, paused or not: the states with a clock. */
const isRunning = (session: LiveSession): session is Running => session.endsAt !== null || session.pausedLeft !== null;

/** Adds a minute to the remaining time; after an overrun, from now. */
function aMinuteMore({ endsAt, pausedLeft }: LiveSession, now: Date): Change {
  const left = (pausedLeft ?? Math.max(0, (endsAt as Date).getTime() - now.getTime())) + minute;
  if (left > limits.minutes_left_max * minute) throw invalid(say('enoughTime'));
  return pausedLeft === null ? { endsAt: new Date(now.getTime() + left) } : { pausedLeft: left };
}

interface Asked {
  action: Exclude<LiveAction, 'open_doors' | 'start'>;
  /** For `admit`. */
  oneByOne: boolean | undefined;
}

/** The next state after an action. Throws a sentence if the state does not allow it. */
export function changeBy({ action, oneByOne }: Asked, session: LiveSession | undefined, now: Date): Change {
  if (action === 'end' && session?.state === 'ended') throw invalid(say('eveningEnded'));
  if (!session || session.state === 'ended') throw invalid(say('openDoorsFirst'));
  const { endsAt, pausedLeft } = session;
  switch (action) {
    case 'renew_code':
      return { code: newCode() };
    case 'admit':
      if (oneByOne === undefined) throw invalid(say('trueOrFalse', { field: 'one_by_one' }));
      return { oneByOne };
    case 'end':
      return ended(session, now);
    case 'next':
      if (!isRunning(session)) throw invalid(say('startRoundOneFirst'));
      return following(session, now);
    case 'pause':
      if (pausedLeft !== null) throw invalid(say('eveningPaused'));
      if (endsAt === null) throw invalid(say('onlyRoundsPause'));
      return { endsAt: null, pausedLeft: Math.max(0, endsAt.getTime() - now.getTime()) };
    case 'resume':
      if (pausedLeft === null) throw invalid(say('eveningNotPaused'));
      return { endsAt: new Date(now.getTime() + pausedLeft), pausedLeft: null };
    case 'add_minute':
      if (!isRunning(session)) throw invalid(say('onlyRoundsExtend'));
      return aMinuteMore(session, now);
    case 'add_round':
      if (!isRunning(session)) throw invalid(say('startRoundOneFirst'));
      if (session.rounds >= limits.rounds_max) throw invalid(say('roundsPerEvening', { max: limits.rounds_max }));
      // Seats follow a change of people: the round without seats is seated then.
      return { rounds: session.rounds + 1, peopleRevision: session.peopleRevision + 1 };
  }
}
