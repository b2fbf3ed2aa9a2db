import { useEffect } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { forgetEvening } from './kept-evening.ts';

/** In place of the evening's card, whose plan is forgotten on this device. */
export function NotInIt({ eventId }: { eventId: string }) {
  useEffect(() => forgetEvening(eventId), [eventId]);
  return <Notice tone="caution">You are not in this event any more.</Notice>;
}
