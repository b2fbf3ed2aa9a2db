import { deletedUser, type exportAccount } from '@serendip/contract/accounts';
import type { DataOf } from '@serendip/contract/endpoint';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { Handler } from '../../http/bind.ts';
import { fieldColumns } from '../events/field-columns.ts';

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const hostFields = sql.join(
  Object.values(fieldColumns).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/** One statement, one moment: the JSON is built where the data lies. */
export const exportAccountHandler: Handler<typeof exportAccount> = async ({ caller }, { database: { db } }) => {
  const me = caller.id;
  const list = (select: ReturnType<typeof sql>) =>
    sql`(select coalesce(json_agg(row_to_json(t)), '[]') from (${select}) t)`;
  const [row] = await rowsOf<DataOf<typeof exportAccount>>(
    db,
    sql`select json_build_object(
      'user', (select row_to_json(t) from (select id, email, alias, ${utc('created_at')} as created_at,
        ${utc('email_confirmed_at')} as email_confirmed_at from users where id = ${me}) t),
      'mailed_links', ${list(sql`select 'password_reset' as kind, ${utc('expires_at')} as expires_at from password_resets
        where user_id = ${me} and token_hash is not null and expires_at > now()
        union all select 'email_confirmation', ${utc('expires_at')} from email_confirmations
        where user_id = ${me} and token_hash is not null and expires_at > now()`)},
      'hosted_events', ${list(sql`select id, ${hostFields}, ${utc('created_at')} as created_at,
        (select coalesce(json_agg(q.text order by q.seq), '[]') from event_questions q where q.event_id = e.id) as questions
        from events e where host_id = ${me} order by seq`)},
      'joined_events', ${list(sql`select e.id, e.name, ${utc('m.joined_at')} as joined_at
        from memberships m join events e on e.id = m.event_id where m.user_id = ${me} order by m.seq`)},
      'event_answers', ${list(sql`select e.name as event, q.text as question, a.value as answer from event_answers a
        join event_questions q on q.id = a.question_id join events e on e.id = q.event_id
        where a.user_id = ${me} order by e.seq, q.seq`)},
      'profile_answers', ${list(sql`select q.text as question, a.value as answer from profile_answers a
        join profile_questions q on q.id = a.question_id where a.user_id = ${me} order by q.position`)},
      'topics', ${list(sql`select e.name as event, t.role, t.phrase, t.state from topics t
        join events e on e.id = t.event_id where t.user_id = ${me} order by e.seq, t.seq`)},
      'skipped_questions', ${list(sql`select e.name as event, k.role from topic_skips k
        join events e on e.id = k.event_id where k.user_id = ${me} order by e.seq, k.role`)},
      'clarity', ${list(sql`select e.name as event, r.clarity from topic_readings r
        join events e on e.id = r.event_id where r.user_id = ${me} order by e.seq`)},
      'feedback', ${list(sql`select e.name as event, f.feedback_type from event_feedback f
        join events e on e.id = f.event_id where f.user_id = ${me} order by e.seq`)},
      'matches', ${list(sql`select e.name as event, p.percentage as match_percentage,
        case when p.user_a = ${me} then p.category when p.category = 'can_help' then 'can_receive_help'
          when p.category = 'can_receive_help' then 'can_help' else p.category end as match_category,
        coalesce(u.alias, ${deletedUser}) as matched_alias,
        case when p.user_a = ${me} then p.reasons_for_a else p.reasons_for_b end as detailed_reasons,
        case when p.user_a = ${me} then p.opener_for_a else p.opener_for_b end as opener
        from match_pairs p join match_runs r on r.id = p.run_id and r.status = 'completed'
        join users u on u.id = case when p.user_a = ${me} then p.user_b else p.user_a end
        join events e on e.id = r.event_id where ${me} in (p.user_a, p.user_b) order by r.seq, p.rank`)},
      'seats', ${list(sql`select e.name as event, s.room_number, ${utc('r.completed_at')} as matched_at
        from room_seats s join match_runs r on r.id = s.run_id and r.status = 'completed'
        join events e on e.id = r.event_id where s.user_id = ${me} order by r.seq`)},
      'sessions', ${list(sql`select ${utc('created_at')} as created_at, ${utc('last_used_at')} as last_used_at
        from sessions where user_id = ${me} order by created_at`)},
      'messages_sent', ${list(sql`select recipient_id, content, ${utc('created_at')} as created_at
        from messages where sender_id = ${me} order by seq`)},
      'ai_replies', ${list(sql`select e.name as event, r.kind, r.value as reply, ${utc('r.created_at')} as created_at
        from ai_replies r join events e on e.id = r.event_id
        where r.user_id = ${me} and r.kind in ('reading', 'vectors') and r.hash <> '' order by e.seq, r.kind`)}) as export`,
  );
  if (!row) throw new Error('the export of an account returned nothing');
  return row;
};
