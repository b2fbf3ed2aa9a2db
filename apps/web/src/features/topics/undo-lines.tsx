import type { Topic } from '@serendip/contract/topics';
import { Undo2 } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import type { Undoable } from '../../lib/undo.ts';
import { Button } from '../../ui/button.tsx';

const t = texts('topics');

export type Removed = Undoable<Topic>;

interface Props {
  removed: readonly Removed[];
  onUndo: (removed: Removed) => void;
}

export const undoId = ({ id }: Removed): string => `undo-${id}`;

/** The topics just removed, with 'Undo'. Screen readers read them out. */
export const UndoLines = ({ removed, onUndo }: Props) => (
  <div aria-live="polite" className="grid grid-cols-1 gap-2 empty:hidden">
    {removed.map((one) => (
      <div
        key={one.id}
        className="flex animate-rise items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-ink-soft text-sm"
      >
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {t.rich('removed', { phrase: one.phrase, topic: (words) => <bdi>{words}</bdi> })}
        </p>
        <Button
          id={undoId(one)}
          variant="quiet"
          size="sm"
          icon={<Undo2 size={15} aria-hidden />}
          onClick={() => onUndo(one)}
        >
          {t('undo')}
        </Button>
      </div>
    ))}
  </div>
);
