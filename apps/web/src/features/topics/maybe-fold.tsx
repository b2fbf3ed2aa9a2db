import type { MaybeTopic } from '@serendip/contract/topics';
import { Check, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { groups } from './words.ts';

interface Props {
  maybe: readonly MaybeTopic[];
  onYes: (topic: MaybeTopic) => void;
  onNo: (topic: MaybeTopic) => void;
}

const titleOf = (role: MaybeTopic['role']): string => groups.find((group) => group.role === role)?.title ?? '';
const idOf = ({ role, phrase }: MaybeTopic): string => `maybe-${role}-${phrase.replace(/\s+/g, '-')}`;

/** Readings that count a little and are not certain: the person says of each whether they meant it. */
export function MaybeFold({ maybe, onYes, onNo }: Props) {
  if (maybe.length === 0) return null;
  return (
    <Disclosure label="Also counts a little: did you mean …?">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {maybe.map((topic) => (
          <li key={idOf(topic)} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <p id={idOf(topic)} className="min-w-0 text-sm">
              <span className="block text-ink-soft text-xs">{titleOf(topic.role)}</span>
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
                Yes
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon={<X size={15} aria-hidden />}
                aria-describedby={idOf(topic)}
                onClick={() => onNo(topic)}
              >
                No
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
