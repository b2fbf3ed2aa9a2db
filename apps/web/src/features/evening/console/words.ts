import type { Live } from '@serendip/contract/evening';
import { limits } from '@serendip/contract/limits';
import { texts } from '../../../language/texts.ts';
import type { Moment } from '../moment.ts';
import type { NextStep } from './next-step.ts';

const t = texts('console');

export const tooFewText = (): string => t('tooFew', { count: limits.participants_min });

/** The state of the evening. */
export function nowText({ state, ...moment }: Moment, pausedIn: Live['paused_in'] | undefined): string {
  const round = String(moment.round);
  const rounds = String(moment.rounds);
  switch (state) {
    case null:
      return t('now.closed');
    case 'doors':
      return t('now.doors');
    case 'round':
      return t('now.round', { round, rounds });
    case 'break':
      return t('now.break', { round });
    case 'paused':
      return pausedIn === 'break' ? t('now.breakPaused', { round }) : t('now.roundPaused', { round, rounds });
    case 'ended':
      return t('now.ended');
  }
}

/** The next step of the evening. `atDoors`: the step before round 1. */
export function nextText({ state, round, rounds, left }: Moment, live: Live | null, atDoors: string): string {
  if (!live || state === null) return t('next.openDoors');
  if (state === 'doors') return atDoors;
  if (state === 'ended') return t('next.everybodyKeeps');
  const inBreak = state === 'break' || live.paused_in === 'break';
  const automatic = live.automatic ? 'yes' : 'no';
  if (left === 0 && state === 'round' && round >= rounds) return t('next.lastRoundIsOver');
  if (left === 0) return t('next.timeIsUp');
  const next = { automatic, round: String(round + 1) };
  if (inBreak) return t('next.round', next);
  if (round >= rounds) return live.automatic ? t('next.endByItself') : t('next.end');
  return live.break_minutes > 0
    ? t('next.break', { ...next, minutes: String(live.break_minutes) })
    : t('next.round', next);
}

interface BeforeRounds {
  step: NextStep;
  /** People, rooms, minutes and the end of round 1. */
  starts: string | null;
  hereCount: number;
  hasRun: boolean;
}

/** The step before round 1. */
export function doorsText({ step: { label: step }, starts, hereCount, hasRun }: BeforeRounds): string {
  if (hereCount < limits.participants_min) return tooFewText();
  if (hasRun) return starts ? t('next.stepWith', { step, facts: starts }) : t('next.step', { step });
  return t('next.match');
}
