import { CalendarX2 } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { useRetentionDays } from './settings.ts';

const t = texts('service');

/** Says how long answers and matches are kept. */
export function RetentionNote() {
  const days = useRetentionDays();
  if (!days) return null;
  return (
    <p className="flex gap-2 text-ink-faint text-xs">
      <CalendarX2 size={14} className="mt-0.5 shrink-0" aria-hidden />
      {t('retention', { days })}
    </p>
  );
}
