import type { Moment } from '../moment.ts';

/** How a room full of people sees from afar what time it is: by the colour of the whole screen. */
export type Phase = 'plain' | 'last minute' | 'end';

const lastMinute = 60;

export function phaseOf({ state, left }: Moment): Phase {
  if (state === 'break' || state === 'ended' || (state === 'round' && left === 0)) return 'end';
  return state === 'round' && left !== null && left <= lastMinute ? 'last minute' : 'plain';
}
