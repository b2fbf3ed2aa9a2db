import type { Event } from '@serendip/contract/events';
import type { MatchRun, Room } from '@serendip/contract/matching';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { roomLabel } from '../event-facts/room-label.ts';
import { roomNameOf } from '../event-facts/room-name-of.ts';
import { roomsWith } from '../matching/find-person.ts';
import { RoundPicker } from '../matching/round-picker.tsx';
import { MoveAnyway } from '../rules/move-anyway.tsx';
import { BrokenRules, findPersonId } from './broken-rules.tsx';
import { editsOfRun, roomsToAvoid } from './edit-queries.ts';
import { LastEdit } from './last-edit.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RoomCard } from './room-card.tsx';
import { useBoard } from './use-board.ts';

const t = texts('drafts');

interface Props {
  event: Event;
  run: MatchRun;
  rooms: readonly Room[];
  round: number;
  onRound: (round: number) => void;
}

const nothing: ReadonlyMap<number, string> = new Map();

/** The rooms of one round as cards whose people can be moved. */
export function DraftBoard({ event, run, rooms, round, onRound }: Props) {
  const [search, setSearch] = useState('');
  const { data: edits } = useQuery(editsOfRun(event.id, run.id));
  const state = useBoard({ eventId: event.id, runId: run.id, round, version: run.version, rooms });
  const { board, edit, held, marked, opened, doubt, isPending } = state;
  const { data: found } = useQuery(roomsToAvoid(event.id, run.id, round, marked?.person.id ?? null, run.version));
  const avoid = useMemo(
    () => (found ? new Map(found.map(({ room_number, sentence }) => [room_number, sentence])) : nothing),
    [found],
  );
  const made = edits?.total ?? 0;
  const labelOf = (number: number) => roomLabel(number, roomNameOf(event.room_names, number));
  const names = useMemo(
    () =>
      new Map(
        rooms.flatMap(({ participants }) =>
          participants.map(({ id, name, alias }) => [id, name ?? alias ?? t('noAlias')]),
        ),
      ),
    [rooms],
  );
  const nameOf = (id: string) => names.get(id) ?? t('someone');
  return (
    <div className="grid grid-cols-1 gap-4">
      <BrokenRules eventId={event.id} run={run} round={round} onRound={onRound} nameOf={nameOf} labelOf={labelOf} />
      <div className="flex flex-wrap items-end gap-3">
        {run.rounds > 1 && <RoundPicker rounds={run.rounds} round={round} onChange={onRound} />}
        <div className="min-w-48 flex-1">
          <TextInput
            type="search"
            id={findPersonId}
            aria-label={t('find')}
            placeholder={t('find')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <Button
          variant="secondary"
          icon={<Undo2 size={16} aria-hidden />}
          loading={isPending}
          disabled={made === 0}
          onClick={() => edit({ kind: 'undo' })}
        >
          {made > 0 ? t('undoCount', { count: String(made) }) : t('undo')}
        </Button>
      </div>
      <LastEdit answer={state.answer} trouble={state.trouble} nameOf={nameOf} />
      {held && <Notice>{t('pickedUp', { name: nameOf(held.person.id) })}</Notice>}
      <p className="text-ink-faint text-xs pointer-coarse:hidden">{t('howTo')}</p>
      <LongList
        items={roomsWith(rooms, search)}
        className="grid grid-cols-1 gap-3"
        rowsClassName="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5"
      >
        {(room) => (
          <li key={room.room_number} className="grid grid-cols-1">
            <RoomCard
              room={room}
              title={labelOf(room.room_number)}
              avoid={marked && marked.room !== room.room_number ? (avoid.get(room.room_number) ?? null) : null}
              marked={marked?.person ?? null}
              isHeld={held !== null}
              board={board}
            />
          </li>
        )}
      </LongList>
      {opened && (
        <PersonDialog
          key={opened.person.id}
          eventId={event.id}
          runId={run.id}
          person={opened.person}
          room={opened.room}
          round={round}
          rooms={rooms}
          labelOf={labelOf}
          avoid={avoid}
          onEdit={edit}
          onClose={state.close}
        />
      )}
      <MoveAnyway
        sentences={doubt?.sentences ?? null}
        onMove={() => doubt && edit(doubt.edit, true)}
        onCancel={state.forget}
      />
    </div>
  );
}
