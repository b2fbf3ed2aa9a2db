import type { DraftEdit } from '@serendip/contract/draft-edits';
import { type Db, rowsOf } from '../../db/database.ts';
import { matchRunEdits, type RoomBefore } from '../../db/schema/drafts.ts';
import { type SQL, sql } from '../../db/sql.ts';
import type { Change, Outcome } from './consequences.ts';
import type { Draft, DraftRoom } from './draft.ts';

type Kind = Exclude<DraftEdit['kind'], 'undo'>;

export interface EditRow {
  id: string;
  kind: Kind;
  by: { id: string; alias: string | null } | null;
  created_at: string;
  round: number | null;
  user_id: string;
  other_id: string | null;
  room_number: number | null;
  from_room_number: number | null;
  rooms_before: RoomBefore[];
}

const selectEdits = (runId: string, rest: SQL): SQL => sql`
  select e.*, case when u.id is not null then json_build_object('id', u.id, 'alias', u.alias) end as by,
    count(*) over ()::int as total
  from match_run_edits e left join users u on u.id = e.by where e.run_id = ${runId} order by e.seq desc ${rest}`;

/** Newest first. */
export const editsOf = (db: Db, runId: string, { per_page, offset }: { per_page: number; offset: number }) =>
  rowsOf<EditRow & { total: number }>(db, selectEdits(runId, sql`limit ${per_page} offset ${offset}`));

export async function newestEdit(tx: Db, runId: string): Promise<EditRow | undefined> {
  return (await rowsOf<EditRow>(tx, selectEdits(runId, sql`limit 1`)))[0];
}

export const presentEdit = ({
  id,
  kind,
  by,
  created_at,
  round,
  user_id,
  other_id,
  room_number,
  from_room_number,
}: EditRow) => ({
  id,
  kind,
  by,
  created_at: new Date(created_at).toISOString(),
  round,
  user_id,
  other_id,
  room_number,
  from_room_number,
});

/** Stores an edit with the figures of its rooms before. */
export async function keepEdit(
  tx: Db,
  draft: Draft,
  edit: Exclude<DraftEdit, { kind: 'undo' }>,
  by: string,
  { seats }: Change,
  outcome: Outcome,
): Promise<void> {
  const before = draft.rooms.filter((room) =>
    outcome.rooms.some(({ round, room_number }) => round === room.round && room_number === room.room_number),
  );
  const from = draft.seats.find((seat) => seat.user_id === edit.user_id && seat.round === seats[0]?.round);
  await tx.insert(matchRunEdits).values({
    runId: draft.runId,
    kind: edit.kind,
    by,
    round: 'round' in edit ? edit.round : null,
    userId: edit.user_id,
    otherId: 'other_id' in edit ? edit.other_id : null,
    roomNumber: seats[0]?.room_number ?? null,
    fromRoomNumber: from?.room_number ?? null,
    roomsBefore: before.map(({ round: _, ...room }) =>
      room.room_number === from?.room_number ? { ...room, seat: from.seat } : room,
    ),
  });
}

/** The rooms as the edit found them. */
export const roomsBefore = ({ round, rooms_before }: EditRow): DraftRoom[] =>
  rooms_before.map((room) => ({ round: round ?? 1, ...room }));
