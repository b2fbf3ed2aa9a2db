import type { DataOf } from '@serendip/contract/endpoint';
import type { getLiveRooms } from '@serendip/contract/evening';
import { useState } from 'react';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { roomLabel } from '../../event-facts/room-label.ts';
import { roomNameOf } from '../../event-facts/room-name-of.ts';
import type { Seated } from './room-tile.tsx';

const t = texts('console');

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
  const emptyLabel = roomLabel(empty, roomNameOf(names, empty));
  const choices = [
    ...rooms
      .filter(({ people }) => !people.some(({ id }) => id === person.id))
      .map(({ room_number: number, room_name, people }) => ({
        number,
        label: roomLabel(number, room_name),
        text: t('rooms.choice', { room: roomLabel(number, room_name), count: people.length }),
      })),
    { number: empty, label: emptyLabel, text: t('rooms.newChoice', { room: emptyLabel }) },
  ];
  const [chosen, setChosen] = useState(choices[0]?.number ?? empty);
  const label = choices.find(({ number }) => number === chosen)?.label ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.rich('rooms.moveTitle', {
        name: person.name ?? person.alias ?? t('rooms.somebody'),
        bdi: (name) => <bdi>{name}</bdi>,
      })}
      description={t('rooms.moveText', { round: String(round) })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('rooms.cancel')}
          </Button>
          <Button onClick={() => onMove(chosen, label)}>{t('rooms.moveButton')}</Button>
        </>
      }
    >
      <Field label={t('rooms.to')}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {choices.map((choice) => (
              <option key={choice.number} value={choice.number}>
                {choice.text}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  );
}
