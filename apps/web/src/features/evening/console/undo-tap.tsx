import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../language/texts.ts';
import type { Undoable } from '../../../lib/undo.ts';
import { Button } from '../../../ui/button.tsx';
import type { Participant } from './participants.ts';

const t = texts('console');

/** A person who was checked in or out. */
export interface Tap {
  who: Participant;
  here: boolean;
}

interface Props {
  /** The newest one that can be undone. */
  tap: Undoable<Tap> | undefined;
  onUndo: (tap: Undoable<Tap>) => void;
  /** The list. */
  children: ReactNode;
}

/** The list, and over its end a line to undo the newest tap. The line never rises over the first three rows. */
export const UndoTap = ({ tap, onUndo, children }: Props) => (
  <div className="relative">
    {children}
    {tap && <div aria-hidden className="h-16" />}
    <div className="pointer-events-none absolute inset-x-0 top-[min(13.5rem,calc(100%-4rem))] bottom-0 z-10">
      <div aria-live="polite" className="sticky top-[calc(100dvh-11.5rem)] grid min-h-13 grid-cols-1 items-end">
        {tap && (
          <div
            key={tap.id}
            className="pointer-events-auto flex animate-rise items-center justify-between gap-3 rounded-md bg-ink py-1 pr-1 pl-4 text-canvas text-sm shadow-float"
          >
            <p className="wrap-anywhere min-w-0">
              {t.rich(tap.here ? 'people.saidHere' : 'people.saidNotHere', {
                name: tap.who.shown_name ?? tap.who.alias ?? tap.who.email ?? t('someone'),
                bdi: (name) => <bdi>{name}</bdi>,
              })}
            </p>
            <Button variant="secondary" size="sm" icon={<Undo2 size={15} aria-hidden />} onClick={() => onUndo(tap)}>
              {t('people.undo')}
            </Button>
          </div>
        )}
      </div>
    </div>
  </div>
);
