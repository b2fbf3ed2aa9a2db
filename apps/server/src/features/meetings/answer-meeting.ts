import type { answerMeeting } from '@serendip/contract/meetings';
import { meetingAnswers } from '../../db/schema/after-meeting.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockUsers } from '../identity/lock-users.ts';
import { hasBegun } from './has-begun.ts';
import { togetherAt } from './queries.ts';

/** Stores a person's one answer about another at an event. 403 for strangers, 422 before the event. */
export const answerMeetingHandler: Handler<typeof answerMeeting> = async (
  { body, caller, event, params },
  { database: { db }, now },
) => {
  const { met, glad } = body.meeting;
  const otherId = params.user_id;
  await db.transaction(async (tx) => {
    await lockUsers(tx, caller.id, otherId, 'share', { erased: 'not_together', self: 'not_together' });
    const { run_id, in_one_room, beginning } = await togetherAt(tx, event.id, caller.id, otherId);
    if (!run_id && !in_one_room) throw new Refusal('not_together');
    if (!hasBegun(beginning, now())) throw new Refusal('event_not_begun');
    // Both answers of a pair count in one run's sums, also after later runs.
    const runId = sql<string>`coalesce((select a.run_id from meeting_answers a where a.event_id = ${event.id}
      and a.user_id = ${otherId} and a.other_id = ${caller.id}), ${run_id}::uuid)`;
    await tx
      .insert(meetingAnswers)
      .values({ eventId: event.id, userId: caller.id, otherId, met, glad, runId })
      .onConflictDoUpdate({
        target: [meetingAnswers.eventId, meetingAnswers.userId, meetingAnswers.otherId],
        set: { met, glad, updatedAt: sql`now()` },
      });
  });
  return { meeting: { met, glad } };
};
