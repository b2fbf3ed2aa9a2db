import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Change } from './consequences.ts';
import { type Draft, type DraftSeat, keyOf } from './draft.ts';
import { forgetPair, type PairChange, removePair, restorePair } from './pair-edits.ts';
import type { EditRow } from './stored-edits.ts';

const seatIn = (draft: Draft, round: number | null, userId: string | null): DraftSeat | undefined =>
  draft.seats.find((seat) => seat.round === round && seat.user_id === userId);

/** The change that takes an edit back. It is always possible: only an erased person's edits are missing between two others. */
export function changeBack(draft: Draft, edit: EditRow): Change {
  const [one, other] = [seatIn(draft, edit.round, edit.user_id), seatIn(draft, edit.round, edit.other_id)];
  const isListed = draft.pairs.some(
    (pair) => keyOf(pair.user_a, pair.user_b) === keyOf(edit.user_id, edit.other_id ?? ''),
  );
  switch (edit.kind) {
    case 'swap':
      return {
        seats:
          one && other
            ? [
                { ...one, room_number: other.room_number, seat: other.seat },
                { ...other, room_number: one.room_number, seat: one.seat },
              ]
            : [],
        pair: null,
      };
    case 'move': {
      const left = edit.rooms_before.find((room) => room.room_number === edit.from_room_number);
      return {
        seats: one && left ? [{ ...one, room_number: left.room_number, seat: left.seat ?? one.seat }] : [],
        pair: null,
      };
    }
    case 'pin':
    case 'unpin':
      return { seats: one ? [{ ...one, pinned: edit.kind === 'unpin' }] : [], pair: null };
    default: {
      const listed = edit.kind === 'remove_pair';
      const other_id = edit.other_id ?? '';
      const match_percentage = draft.between(edit.user_id, other_id);
      return {
        seats: [],
        pair: isListed === listed ? null : { user_id: edit.user_id, other_id, match_percentage, listed },
      };
    }
  }
}

/** Gives a removed pair back, or takes an added one away: for good, or to the removed ones if it came from there. */
export async function writePairBack(tx: Db, { runId }: Draft, edit: EditRow, pair: PairChange): Promise<void> {
  if (pair.listed) {
    await restorePair(tx, runId, pair);
    return;
  }
  const [older] = await rowsOf(
    tx,
    sql`select 1 from match_run_edits where run_id = ${runId} and kind = 'remove_pair' and id <> ${edit.id}
      and least(user_id, other_id) = least(${pair.user_id}::uuid, ${pair.other_id}::uuid)
      and greatest(user_id, other_id) = greatest(${pair.user_id}::uuid, ${pair.other_id}::uuid) limit 1`,
  );
  await (older ? removePair : forgetPair)(tx, runId, pair);
}
