import { Sparkles } from 'lucide-react';
import { useSendsToAi } from './settings.ts';

/** Says that answers also go to an AI service. Nothing if the operator has not set one up. */
export function AiNote() {
  const sends = useSendsToAi();
  if (!sends) return null;
  return (
    <p className="flex gap-2 text-ink-faint text-xs">
      <Sparkles size={14} className="mt-0.5 shrink-0" aria-hidden />
      To find better matches, your answers are also sent to an AI service chosen by the people who run this site. Your
      alias and e-mail address are not.
    </p>
  );
}
