import { Lightbulb } from 'lucide-react';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Advice for a weak room. */
export function roomHint(toldLittle: number): string {
  if (toldLittle === 0) return 'These guests have told enough, but have little for each other. Larger rooms can help.';
  const who = words[toldLittle] ?? toldLittle;
  return `${who} of your guests ${toldLittle === 1 ? 'has' : 'have'} told little: ask them`;
}

export const RoomHint = ({ toldLittle }: { toldLittle: number }) => (
  <p className="flex items-start gap-2 text-caution-ink text-sm">
    <Lightbulb size={16} aria-hidden className="mt-0.5 shrink-0" />
    <span>{roomHint(toldLittle)}</span>
  </p>
);
