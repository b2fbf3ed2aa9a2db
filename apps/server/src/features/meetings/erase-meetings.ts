import type { Db } from '../../db/database.ts';
import { matchNotes, meetingAnswers } from '../../db/schema/after-meeting.ts';
import { eq, or } from '../../db/sql.ts';

/** An erasure deletes the person's answers and notes about others, and others' about them. */
export async function eraseMeetings(tx: Db, userId: string): Promise<void> {
  for (const table of [meetingAnswers, matchNotes])
    await tx.delete(table).where(or(eq(table.userId, userId), eq(table.otherId, userId)));
}
