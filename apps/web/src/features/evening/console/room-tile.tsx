import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';

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
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes(carried)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the mouse's way; a tap or a key on the person does the same
    <div
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const personId = event.dataTransfer.getData(carried);
        if (personId && !people.some(({ id }) => id === personId)) onDrop?.(personId);
      }}
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
              <span className="sr-only">Move </span>
              <span className="wrap-anywhere min-w-0 font-semibold">
                <NameBeside name={person.name} alias={person.alias ?? 'No alias'} />
              </span>
              {person.moved && <Badge>By hand</Badge>}
              {!person.moved && person.changed && <Badge tone="caution">Changed</Badge>}
              <ArrowRightLeft size={16} aria-hidden className="ml-auto shrink-0 text-ink-faint pointer-fine:hidden" />
            </button>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className="px-1 text-ink-soft text-sm">Nobody</p>}
    </div>
  );
}
