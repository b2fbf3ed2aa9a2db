import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { DraftRoom, DraftSeat } from './draft.ts';

/** Seats and rooms as they are after an edit. */
export async function writePlan(
  tx: Db,
  runId: string,
  seats: readonly DraftSeat[],
  rooms: readonly DraftRoom[],
): Promise<void> {
  if (seats.length === 0 && rooms.length === 0) return;
  await tx.execute(sql`with seated as (
      update room_seats s set room_number = v.room_number, seat = v.seat, pinned = v.pinned
      from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
        as v(user_id uuid, round smallint, room_number int, seat smallint, pinned boolean)
      where s.run_id = ${runId} and s.round = v.round and s.user_id = v.user_id)
    update match_rooms r set category = v.category, percentage = v.percentage, told_little = v.told_little
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb)
      as v(round smallint, room_number int, category text, percentage smallint, told_little smallint)
    where r.run_id = ${runId} and r.round = v.round and r.room_number = v.room_number`);
}
