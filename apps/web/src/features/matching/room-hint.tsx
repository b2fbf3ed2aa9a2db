import { Lightbulb } from 'lucide-react';
import { texts } from '../../language/texts.ts';

const t = texts('matching');

/** Advice for a weak room. */
export const roomHint = (toldLittle: number): string => t('hint', { count: toldLittle });

export const RoomHint = ({ toldLittle }: { toldLittle: number }) => (
  <p className="flex items-start gap-2 text-caution-ink text-sm">
    <Lightbulb size={16} aria-hidden className="mt-0.5 shrink-0" />
    <span>{roomHint(toldLittle)}</span>
  </p>
);
