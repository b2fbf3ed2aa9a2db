import type { MaybeTopic } from '@serendip/contract/topics';
import { Check, X } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const t = texts('topics');

interface Props {
  maybe: readonly MaybeTopic[];
  onYes: (topic: MaybeTopic) => void;
  onNo: (topic: MaybeTopic) => void;
}

const idOf = ({ role, phrase }: MaybeTopic): string => `maybe-${role}-${phrase.replace(/\s+/g, '-')}`;

/** Readings that count a little and are not certain: the person says of each whether they meant it. */
export function MaybeFold({ maybe, onYes, onNo }: Props) {
  if (maybe.length === 0) return null;
  return (
    <Disclosure label={t('maybe.label')}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {maybe.map((topic) => (
          <li key={idOf(topic)} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <p id={idOf(topic)} className="min-w-0 text-sm">
              <span className="block text-ink-soft text-xs">{t(`group.${topic.role}`)}</span>
              <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
                {topic.phrase}
              </span>
            </p>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                icon={<Check size={15} aria-hidden />}
                aria-describedby={idOf(topic)}
                onClick={() => onYes(topic)}
              >
                {t('maybe.yes')}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon={<X size={15} aria-hidden />}
                aria-describedby={idOf(topic)}
                onClick={() => onNo(topic)}
              >
                {t('maybe.no')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
