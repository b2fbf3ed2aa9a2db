import { useEffect } from 'react';
import { texts } from '../../../language/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { forgetEvening } from './kept-evening.ts';

const t = texts('evening');

/** In place of the evening's card, whose plan is forgotten on this device. */
export function NotInIt({ eventId }: { eventId: string }) {
  useEffect(() => forgetEvening(eventId), [eventId]);
  return <Notice tone="caution">{t('notInIt')}</Notice>;
}
