import type { DataOf } from '@serendip/contract/endpoint';
import type { getLiveRooms } from '@serendip/contract/evening';
import { roomLabel } from '@serendip/contract/room-label';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { roomNameOf } from '../../event-facts/room-name-of.ts';
import type { Seated } from './room-tile.tsx';

type LiveRoom = DataOf<typeof getLiveRooms>['rooms'][number];

interface Props {
  person: Seated;
  round: number;
  rooms: readonly LiveRoom[];
  names: readonly string[] | null;
  onMove: (room: number, label: string) => void;
  onClose: () => void;
}

/** Asks for the room a person moves to: an existing one, or a new one. */
export function MoveDialog({ person, round, rooms, names, onMove, onClose }: Props) {
  const empty = Math.max(0, ...rooms.map(({ room_number }) => room_number)) + 1;
  const choices = [
    ...rooms
      .filter(({ people }) => !people.some(({ id }) => id === person.id))
      .map(({ room_number: number, room_name, people }) => ({
        number,
        label: roomLabel(number, room_name),
        note: people.length === 1 ? '1 person' : `${people.length} people`,
      })),
    { number: empty, label: roomLabel(empty, roomNameOf(names, empty)), note: 'new' },
  ];
  const [chosen, setChosen] = useState(choices[0]?.number ?? empty);
  const label = choices.find(({ number }) => number === chosen)?.label ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Move <bdi>{person.alias ?? 'somebody'}</bdi>
        </>
      }
      description={`In round ${round}. It stays that way.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onMove(chosen, label)}>Move</Button>
        </>
      }
    >
      <Field label="To">
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {choices.map((choice) => (
              <option key={choice.number} value={choice.number}>
                {choice.label} ({choice.note})
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  );
}
