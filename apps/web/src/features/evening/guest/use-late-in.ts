import type { Live } from '@serendip/contract/evening';
import { useRef } from 'react';

/** The round in which this phone was first told of no room: one that comes in it comes late. Null where there is none. */
export function useLateIn({ state, paused_in, round, me }: Live): number | null {
  const lateIn = useRef<number | null>(null);
  const inRound = state === 'round' || (state === 'paused' && paused_in === 'round');
  if (inRound && me?.room_number === null) lateIn.current = round;
  return lateIn.current;
}
