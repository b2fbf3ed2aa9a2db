import type { DraftEdit } from '@serendip/contract/draft-edits';
import type { Room } from '@serendip/contract/matching';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PersonMatches } from './person-matches.tsx';
import type { Seated } from './use-board.ts';

const t = texts('drafts');

interface Props {
  eventId: string;
  runId: string;
  person: Seated;
  room: number;
  round: number;
  rooms: readonly Room[];
  labelOf: (room: number) => string;
  /** By room, why the person should not enter. */
  avoid: ReadonlyMap<number, string>;
  onEdit: (edit: DraftEdit) => void;
  onClose: () => void;
}

const called = ({ name, alias }: Pick<Seated, 'name' | 'alias'>): string => name ?? alias ?? t('noAlias');

/** Moves, swaps or pins a person, and changes their matches. The way for fingers and keys. */
export function PersonDialog({ eventId, runId, person, room, round, rooms, labelOf, avoid, onEdit, onClose }: Props) {
  const others = rooms.filter(({ room_number }) => room_number !== room);
  const [target, setTarget] = useState(others[0]?.room_number ?? 0);
  const [other, setOther] = useState('');
  const people = others.find(({ room_number }) => room_number === target)?.participants ?? [];
  const reason = avoid.get(target);
  const seat = { round, user_id: person.id };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{called(person)}</bdi>}
      description={t('inRound', { room: labelOf(room), round: String(round) })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={person.pinned || others.length === 0}
            onClick={() =>
              onEdit(
                other ? { kind: 'swap', ...seat, other_id: other } : { kind: 'move', ...seat, room_number: target },
              )
            }
          >
            {t(other ? 'swap' : 'move')}
          </Button>
        </>
      }
    >
      <Switch
        label={t('pinned')}
        checked={person.pinned ?? false}
        onChange={({ target: { checked } }) => onEdit({ kind: checked ? 'pin' : 'unpin', ...seat })}
      />
      {!person.pinned && others.length > 0 && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t('moveTo')}>
            {(control) => (
              <Select
                {...control}
                value={target}
                onChange={(event) => {
                  setTarget(Number(event.target.value));
                  setOther('');
                }}
              >
                {others.map(({ room_number, participants }) => (
                  <option key={room_number} value={room_number}>
                    {t(avoid.has(room_number) ? 'roomOptionBreaks' : 'roomOption', {
                      room: labelOf(room_number),
                      count: String(participants.length),
                    })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('inPlaceOf')}>
            {(control) => (
              <Select {...control} value={other} onChange={(event) => setOther(event.target.value)}>
                <option value="">{t('nobody')}</option>
                {people
                  .filter(({ pinned }) => !pinned)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {called(one)}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      {reason && other === '' && !person.pinned && <Notice tone="caution">{t('wouldBreak', { rule: reason })}</Notice>}
      <PersonMatches eventId={eventId} runId={runId} person={person} rooms={rooms} onEdit={onEdit} />
    </Dialog>
  );
}
