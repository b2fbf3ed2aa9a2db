import type { Live } from '@serendip/contract/evening';
import { limits } from '@serendip/contract/limits';
import type { Moment } from '../moment.ts';
import type { NextStep } from './next-step.ts';

export const tooFewText = `${limits.participants_min} people are needed to match`;

/** The state of the evening. */
export function nowText({ state, round, rounds }: Moment, pausedIn: Live['paused_in'] | undefined): string {
  switch (state) {
    case null:
      return 'The doors are closed';
    case 'doors':
      return 'The doors are open';
    case 'round':
      return `Round ${round} of ${rounds}`;
    case 'break':
      return `Break after round ${round}`;
    case 'paused':
      return pausedIn === 'break' ? `Break after round ${round}, paused` : `Round ${round} of ${rounds}, paused`;
    case 'ended':
      return 'The evening is over';
  }
}

/** The next step of the evening. `atDoors`: the step before round 1. */
export function nextText({ state, round, rounds, left }: Moment, live: Live | null, atDoors: string): string {
  if (!live || state === null) return 'Next: open the doors when the first guests arrive.';
  if (state === 'doors') return atDoors;
  if (state === 'ended') return 'Everybody keeps their matches and messages.';
  const inBreak = state === 'break' || live.paused_in === 'break';
  const by = live.automatic ? 'by itself' : 'when you say so';
  if (left === 0 && state === 'round' && round >= rounds) return 'The time is up. This was the last round.';
  if (left === 0) return 'The time is up. Go on when you are ready.';
  if (inBreak) return `Next: round ${round + 1}, ${by}.`;
  if (round >= rounds) return `Next: the end of the evening, ${by}.`;
  return live.break_minutes > 0
    ? `Next: a break of ${live.break_minutes} min, then round ${round + 1}, ${by}.`
    : `Next: round ${round + 1}, ${by}.`;
}

interface BeforeRounds {
  step: NextStep;
  /** People, rooms, minutes and the end of round 1. */
  starts: string | null;
  hereCount: number;
  hasRun: boolean;
}

/** The step before round 1. */
export function doorsText({ step, starts, hereCount, hasRun }: BeforeRounds): string {
  if (hereCount < limits.participants_min) return tooFewText;
  if (hasRun) return starts ? `${step.label}: ${starts}` : `Next: ${step.label}.`;
  return 'Next: match the people who are here, then round 1.';
}
