import type { Live } from '@serendip/contract/evening';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { eveningKeys } from '../queries.ts';

/** The round in which this phone had no room before, or checked in: its room came late. Null without one. */
export function useLateIn(eventId: string, { state, paused_in, round, me }: Live): number | null {
  const cameIn = useQueryClient().getQueryData<number>(eveningKeys.cameIn(eventId));
  const roomlessIn = useRef<number | null>(null);
  const inRound = state === 'round' || (state === 'paused' && paused_in === 'round');
  if (inRound && me?.room_number === null) roomlessIn.current = round;
  return Math.max(roomlessIn.current ?? 0, cameIn ?? 0) || null;
}
