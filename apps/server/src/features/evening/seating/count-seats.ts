import type { Ctx } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { withoutData } from '../../../errors.ts';

/**
 * Runs `analyze` on the seats when the rounds have begun. The database would do it a minute later at the earliest, the
 * embedded one within an hour, and until then scans all seats for each phone.
 */
export async function countSeats({ database: { db }, log }: Ctx): Promise<void> {
  try {
    await db.execute(sql`analyze live_seats, presences`);
  } catch (error) {
    // A failure only costs time.
    log.warn({ err: error instanceof Error ? withoutData(error) : error }, 'updating the statistics of seats failed');
  }
}
