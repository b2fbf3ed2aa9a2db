import type { JoinedAudience, WordTo } from '@serendip/contract/words';
import { type SQL, sql } from '../../db/sql.ts';
import { invitedTakesPart, invitedWaits } from '../event-facts/invited.ts';

const isHere = sql`exists (select 1 from live_sessions s join presences p on p.session_id = s.id
  where s.event_id = m.event_id and s.state <> 'ended' and p.user_id = m.user_id and p.here)`;

const hasNotAnswered = sql`exists (select 1 from event_questions q where q.event_id = m.event_id
  and not exists (select 1 from event_answers a where a.question_id = q.id and a.user_id = m.user_id))`;

/** Of invitations `i`: the invited people who may still come, and have had no word. */
export const toInvited = sql`i.ended is null and i.mailed_at is not null and i.worded_at is null
  and (i.answer is null or i.answer = 'maybe') and not ${invitedTakesPart} and not ${invitedWaits}`;

const carries = (labelId: string) => sql`exists (
  select 1 from participant_labels l where l.label_id = ${labelId} and l.user_id = m.user_id)`;

/** Conditions on memberships `m`. */
const conditions: Record<JoinedAudience, SQL> = {
  everyone: sql`true`,
  here: isHere,
  unanswered: hasNotAnswered,
};

/** Selects `user_id` of the people that a word is for. Hosts who take part do not write to themselves. */
export const audienceOf = (eventId: string, to: Exclude<WordTo, 'invited'>, author: string): SQL =>
  sql`select m.user_id from memberships m
    where m.event_id = ${eventId} and m.user_id <> ${author} and ${typeof to === 'string' ? conditions[to] : carries(to.label_id)}`;
