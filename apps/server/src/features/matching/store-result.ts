import type { MatchResult } from '@serendip/matching/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Writes pairs, rooms and seats, each as one statement whatever the size of the event. */
export async function storeResult(tx: Db, runId: string, { pairs, rooms }: MatchResult): Promise<void> {
  // Best first; pairs of one percentage keep the engine's order.
  const best = pairs.toSorted((a, b) => b.percentage - a.percentage);
  const pairRows = best.map((pair, rank) => ({ ...pair, rank }));
  const seatRows = rooms.flatMap(({ number, participants }) =>
    participants.map((userId, seat) => ({ user_id: userId, number, seat })),
  );
  await tx.execute(sql`
    insert into match_pairs (run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b, rank)
    select ${runId}::uuid, p.a, p.b, p.category, p.percentage, p.reasons_for_a, p.reasons_for_b, p.rank
    from jsonb_to_recordset(${JSON.stringify(pairRows)}::jsonb) as p(a uuid, b uuid, category text,
      percentage smallint, reasons_for_a jsonb, reasons_for_b jsonb, rank int)`);
  await tx.execute(sql`
    insert into match_rooms (run_id, room_number, category, percentage)
    select ${runId}::uuid, r.number, r.category, r.percentage
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as r(number int, category text, percentage smallint)`);
  await tx.execute(sql`
    insert into room_seats (run_id, user_id, room_number, seat)
    select ${runId}::uuid, s.user_id, s.number, s.seat
    from jsonb_to_recordset(${JSON.stringify(seatRows)}::jsonb) as s(user_id uuid, number int, seat smallint)`);
}
