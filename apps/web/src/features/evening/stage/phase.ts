import type { Moment } from '../moment.ts';

/** The colour of the whole screen, which shows from afar how much time is left. */
export type Phase = 'plain' | 'last minute' | 'end';

const lastMinute = 60;

export function phaseOf({ state, left }: Moment): Phase {
  if (state === 'break' || state === 'ended' || (state === 'round' && left === 0)) return 'end';
  return state === 'round' && left !== null && left <= lastMinute ? 'last minute' : 'plain';
}
