import type { TopicAsk } from '@serendip/contract/topics';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { groupId } from './topic-group.tsx';

const t = texts('topics');

interface Props {
  ask: TopicAsk;
  /** The card begins with it. */
  isFirst: boolean;
  onAdd: (phrase: string) => void;
  onSkip: () => void;
  field: ReactNode;
}

/** Of fewer suggestions none are shown: the field stands alone, with examples. */
const fewest = 3;

/** Asks for a missing topic in place of an empty group: suggestions to tap, a field, and 'Skip'. */
export const AskBack = ({ ask: { role, suggestions }, isFirst, onAdd, onSkip, field }: Props) => (
  <section aria-labelledby={groupId(role)} className="grid grid-cols-1 gap-3 rounded-lg bg-accent-soft p-4">
    {isFirst && <p className="font-semibold text-accent-ink text-sm">{t('ask.one')}</p>}
    <h3 id={groupId(role)} tabIndex={-1} className="font-semibold">
      {t(`ask.${role}`)}
    </h3>
    {suggestions.length >= fewest && (
      <ul aria-label={t('ask.suggestions')} className="flex flex-wrap gap-2">
        {suggestions.map((phrase) => (
          <li key={phrase} className="max-w-full">
            <button
              type="button"
              onClick={() => onAdd(phrase)}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 py-1.5 text-left font-medium text-ink text-sm transition hover:bg-hover"
            >
              <Plus size={15} className="shrink-0" aria-hidden />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {phrase}
              </span>
            </button>
          </li>
        ))}
      </ul>
    )}
    {field}
    {suggestions.length < fewest && <p className="text-ink-soft text-sm">{t(`ask.${role}Example`)}</p>}
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 justify-self-start"
      aria-describedby={groupId(role)}
      onClick={onSkip}
    >
      {t('ask.skip')}
    </Button>
  </section>
);
