import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import { type SQL, sql } from '../../db/sql.ts';

const lexiconFolder = fileURLToPath(new URL('../../../../../content/lexicon', import.meta.url));

/** Changes with the release and the operator's lexicon, which the reading thread loads once. */
const engineStamp = [
  manifest.version,
  ...readdirSync(lexiconFolder).map((file) => {
    const { size, mtimeMs } = statSync(`${lexiconFolder}/${file}`);
    return `${file} ${size} ${mtimeMs}`;
  }),
].join(',');

const instant = (column: SQL) => sql`extract(epoch from ${column})::text`;

/**
 * One row per participant with a stamp of a reading's inputs: the event, its questions, the operator's, answers and
 * topics, a model's reply, the engine. It uses ids and times, so that no long text is read. `taking`: a condition on
 * the membership `m`.
 */
export const stampsOf = (eventId: string, taking: SQL): SQL => sql`
  with people as (select m.user_id from memberships m where m.event_id = ${eventId} and ${taking}),
  asked as (
    select concat(
      (select md5(concat(e.name, '/', e.description)) from events e where e.id = ${eventId}),
      (select md5(string_agg(q::text, ',' order by q.seq)) from event_questions q where q.event_id = ${eventId}), '/',
      (select md5(string_agg(q::text, ',' order by q.position, q.id)) from profile_questions q where not q.retired)) as stamp),
  said as (
    select a.user_id, md5(string_agg(concat(a.id, a.at), ',' order by a.id)) as stamp from (
      select a.user_id, a.id, ${instant(sql`a.updated_at`)} as at from event_answers a
        join event_questions q on q.id = a.question_id and q.event_id = ${eventId}
        where a.user_id in (select user_id from people)
      union all
      select a.user_id, a.id, ${instant(sql`a.updated_at`)} from profile_answers a
        where a.user_id in (select user_id from people)) a
    group by a.user_id),
  chosen as (
    select t.user_id, md5(string_agg(concat(t.seq, t.state, t.phrase), ',' order by t.seq)) as stamp from topics t
    where t.event_id = ${eventId} and t.user_id in (select user_id from people) group by t.user_id),
  replied as (
    select r.user_id, concat(r.hash, ${instant(sql`r.created_at`)}) as stamp from ai_replies r
    where r.event_id = ${eventId} and r.kind = 'reading' and r.user_id in (select user_id from people))
  select p.user_id, md5(concat_ws('/', ${engineStamp}::text, p.user_id, ${eventId}::text, a.stamp, coalesce(s.stamp, ''),
    coalesce(c.stamp, ''), coalesce(r.stamp, ''))) as stamp
  from people p cross join asked a left join said s using (user_id) left join chosen c using (user_id)
    left join replied r using (user_id)`;
