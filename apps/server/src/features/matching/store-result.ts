import type { QuotedResult } from '@serendip/matching/types';
import type { Db } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** Rows per slice. In the embedded database, other calls wait for a slice. */
export const sliceSizes = { embedded: 50, postgres: 1_000 } as const;

const slicesOf = <T>(rows: T[], sliceSize: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / sliceSize) }, (_, n) => rows.slice(n * sliceSize, (n + 1) * sliceSize));

/** The statements that write a run's results, one per slice. The results are invisible until the run is completed. */
export function* statementsOf(runId: string, result: QuotedResult, sliceSize: number): Generator<SQL> {
  const { pairs, rooms, meetings, pair_values } = result;
  // Best first; pairs of one percentage keep the engine's order.
  const best = pairs.toSorted((a, b) => b.percentage - a.percentage).map((pair, rank) => ({ ...pair, rank }));
  for (const slice of slicesOf(best, sliceSize))
    yield sql`
      insert into match_pairs (run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b, fit_for_a, fit_for_b, told_for_a, told_for_b, connected_for_a, connected_for_b, quotes, rank)
      select ${runId}::uuid, p.a, p.b, p.category, p.percentage, p.reasons_for_a, p.reasons_for_b, p.fit_for_a, p.fit_for_b, p.told_for_a, p.told_for_b, p.connected_for_a, p.connected_for_b, p.quotes, p.rank
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as p(a uuid, b uuid, category text,
        percentage smallint, reasons_for_a jsonb, reasons_for_b jsonb,
        fit_for_a text, fit_for_b text, told_for_a text, told_for_b text, connected_for_a boolean, connected_for_b boolean, quotes jsonb, rank int)`;
  for (const slice of slicesOf(rooms, sliceSize))
    yield sql`
      insert into match_rooms (run_id, round, room_number, category, percentage, told_little)
      select ${runId}::uuid, r.round, r.number, r.category, r.percentage, r.told_little
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as r(round smallint, number int, category text, percentage smallint,
        told_little smallint)`;
  const seats = rooms.flatMap(({ round, number, participants }) =>
    participants.map((userId, seat) => ({ user_id: userId, round, number, seat })),
  );
  for (const slice of slicesOf(seats, sliceSize))
    yield sql`
      insert into room_seats (run_id, user_id, round, room_number, seat)
      select ${runId}::uuid, s.user_id, s.round, s.number, s.seat
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as s(user_id uuid, round smallint, number int, seat smallint)`;
  yield* meetingStatements(runId, meetings, sliceSize);
  const values = pair_values?.people.map((userId, position) => ({
    user_id: userId,
    position,
    row: Buffer.from(pair_values.rows[position] ?? []).toString('base64'),
  }));
  for (const slice of slicesOf(values ?? [], sliceSize))
    yield sql`
      insert into pair_values (run_id, user_id, position, row)
      select ${runId}::uuid, v.user_id, v.position, decode(v.row, 'base64')
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as v(user_id uuid, position int, row text)`;
}

/** The statements that write reasons for people who share a room, one per slice. Existing rows stay. */
function* meetingStatements(runId: string, meetings: QuotedResult['meetings'], sliceSize: number): Generator<SQL> {
  for (const slice of slicesOf(meetings, sliceSize))
    yield sql`
      insert into meeting_reasons (run_id, user_a, user_b, reason_for_a, reason_for_b, fit_for_a, fit_for_b, quotes)
      select ${runId}::uuid, m.a, m.b, m.reason_for_a, m.reason_for_b, m.fit_for_a, m.fit_for_b, m.quotes
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb)
        as m(a uuid, b uuid, reason_for_a jsonb, reason_for_b jsonb, fit_for_a text, fit_for_b text, quotes jsonb)
      on conflict do nothing`;
}

/** Deletes the rows of an unfinished attempt. After the last attempt, the clean-up job does it. */
export async function discardResult(tx: Db, runId: string): Promise<void> {
  for (const table of ['match_pairs', 'match_rooms', 'room_seats', 'meeting_reasons', 'pair_values'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where run_id = ${runId}`);
}
