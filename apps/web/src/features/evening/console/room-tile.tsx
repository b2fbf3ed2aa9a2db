import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { cx } from '../../../lib/cx.ts';
import { useDropPlace } from '../../../lib/use-drop-place.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';

const t = texts('console');

export interface Seated {
  id: string;
  alias: string | null;
  name: string | null;
  /** A host moved the person. */
  moved?: boolean;
  changed?: boolean;
}

export const seatId = (personId: string): string => `seat-${personId}`;

const carried = 'application/x-serendip-person';

interface Props {
  title: string;
  people: readonly Seated[];
  onPick: (person: Seated) => void;
  /** Called when a person is dropped here. */
  onDrop?: (personId: string) => void;
}

/** A room and its people. A tap on a person opens the move dialog; a mouse can drag them. */
export function RoomTile({ title, people, onPick, onDrop }: Props) {
  const drop = onDrop && ((id: string) => id && !people.some((person) => person.id === id) && onDrop(id));
  const { over, events } = useDropPlace(carried, drop);
  return (
    <div
      {...events}
      className={cx(
        'grid grid-cols-1 content-start gap-1 rounded-lg border bg-surface p-3 transition',
        over ? 'border-accent bg-accent-soft' : onDrop ? 'border-line' : 'border-caution',
      )}
    >
      <h3 className="heading wrap-anywhere px-1 text-lg">
        <bdi>{title}</bdi>
      </h3>
      <ul className="grid grid-cols-1">
        {people.map((person) => (
          <li
            key={person.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(carried, person.id);
              event.dataTransfer.effectAllowed = 'move';
            }}
            className="flex items-center"
          >
            <GripVertical
              size={16}
              aria-hidden
              className="hidden shrink-0 cursor-grab text-ink-faint pointer-fine:block"
            />
            <button
              type="button"
              id={seatId(person.id)}
              onClick={() => onPick(person)}
              className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 rounded-sm px-1.5 text-left text-sm transition hover:bg-hover"
            >
              <span className="sr-only">{t('rooms.move')}</span>
              <span className="wrap-anywhere min-w-0 font-semibold">
                <NameBeside name={person.name} alias={person.alias ?? t('noAlias')} />
              </span>
              {person.moved && <Badge>{t('rooms.byHand')}</Badge>}
              {!person.moved && person.changed && <Badge tone="caution">{t('rooms.changed')}</Badge>}
              <ArrowRightLeft size={16} aria-hidden className="ml-auto shrink-0 text-ink-faint pointer-fine:hidden" />
            </button>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className="px-1 text-ink-soft text-sm">{t('rooms.nobody')}</p>}
    </div>
  );
}
