import type { Ctx } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { withoutData } from '../../../errors.ts';

/**
 * Lets the database count the seats of an evening whose rounds have just begun. By itself it does so a minute later at the earliest,
 * the embedded one within an hour, and until then it takes everybody's seats in hand to find one room, for every phone.
 */
export async function countSeats({ database: { db }, log }: Ctx): Promise<void> {
  try {
    await db.execute(sql`analyze live_seats, presences`);
  } catch (error) {
    // It only costs time.
    log.warn({ err: error instanceof Error ? withoutData(error) : error }, 'the seats were not counted');
  }
}
