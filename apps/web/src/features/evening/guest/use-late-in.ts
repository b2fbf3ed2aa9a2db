import type { Live } from '@serendip/contract/evening';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { eveningKeys } from '../queries.ts';

/** The round in which this phone was told of no room before, or checked in: a room in it comes late. Null where there is none. */
export function useLateIn(eventId: string, { state, paused_in, round, me }: Live): number | null {
  const cameIn = useQueryClient().getQueryData<number>(eveningKeys.cameIn(eventId));
  const roomlessIn = useRef<number | null>(null);
  const inRound = state === 'round' || (state === 'paused' && paused_in === 'round');
  if (inRound && me?.room_number === null) roomlessIn.current = round;
  return Math.max(roomlessIn.current ?? 0, cameIn ?? 0) || null;
}
