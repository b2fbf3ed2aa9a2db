import type { remindParticipants } from '@serendip/contract/participants';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockEvening } from '../evening/in-evening.ts';
import { notify } from '../notifications/notify.ts';

interface Unanswered {
  id: string;
  has_email: boolean;
  was_reminded: boolean;
}

/** Locks the event, so that two hosts who press at once remind once. People reminded within a day are skipped. */
export const remindHandler: Handler<typeof remindParticipants> = async ({ event }, ctx) =>
  ctx.database.db.transaction(async (tx) => {
    const evening = await lockEvening(tx, event.id);
    if (!evening) throw new Refusal('event_not_found');
    if (evening.isClosed) throw new Refusal('event_closed');
    const people = await rowsOf<Unanswered>(
      tx,
      sql`with questions as (select id from event_questions where event_id = ${event.id})
        select u.id, u.email is not null as has_email, exists (select 1 from notifications n
            where n.user_id = u.id and n.kind = 'answers_missing' and n.event_id = ${event.id}
              and n.created_at > now() - interval '1 day') as was_reminded
          from memberships m join users u on u.id = m.user_id
          where m.event_id = ${event.id} and (select count(*) from event_answers a
            where a.user_id = m.user_id and a.question_id in (select id from questions)) < (select count(*) from questions)
          order by u.id`,
    );
    const mailed = people.filter(({ has_email, was_reminded }) => has_email && !was_reminded);
    if (mailed.length > 0)
      await notify(tx, ctx, {
        kind: 'answers_missing',
        users: mailed.map(({ id }) => id),
        cause: `${event.id} ${evening.now.toISOString()}`,
        event: event.id,
      });
    return {
      reminded: mailed.length,
      without_email: people.filter(({ has_email }) => !has_email).length,
      reminded_lately: people.filter(({ has_email, was_reminded }) => has_email && was_reminded).length,
    };
  });
