import { Sparkles } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { useSendsToAi } from './settings.ts';

const t = texts('service');

/** Says that answers also go to an AI service. Nothing if the operator has not set one up. */
export function AiNote() {
  const sends = useSendsToAi();
  if (!sends) return null;
  return (
    <p className="flex gap-2 text-ink-faint text-xs">
      <Sparkles size={14} className="mt-0.5 shrink-0" aria-hidden />
      {t('ai')}
    </p>
  );
}
