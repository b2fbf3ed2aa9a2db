import type { EventParticipant, listParticipants, ParticipantFilter } from '@serendip/contract/participants';
import { type Db, rowsOf } from '../../db/database.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { timeOf, timeOrNull } from '../../db/time.ts';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { emailStanding } from '../email-confirmation/present.ts';

interface Found {
  questions_count: number;
  counts: {
    joined: number;
    unanswered: number;
    here: number;
    came: number;
    absent: number;
    waiting: number;
    asking: number;
    removed: number;
  };
  total: number;
  participants: (Omit<EventParticipant, 'email_confirmed'> & { confirmed: boolean })[];
}

const perPage = 50;
/** Bytes of the longest answers that the host reads, for a row. */
async function answerBytes(db: Db, eventId: string): Promise<number> {
  const [found] = await rowsOf<{ bytes: number }>(
    db,
    sql`select coalesce(sum(longest + 80), 0)::int as bytes from (
      select max(octet_length(a.value::text)) as longest from event_questions q join event_answers a on a.question_id = q.id
        where q.event_id = ${eventId} and q.host_reads group by q.id) t`,
  );
  return found?.bytes ?? 0;
}

/** Bytes of one person with the longest e-mail, name and labels, every letter escaped. */
const largestRow = 6_500;

const kept: Record<ParticipantFilter, SQL> = {
  all: sql`state not in ('asking', 'removed')`,
  unanswered: sql`open`,
  here: sql`state = 'here'`,
  came: sql`takes_part and attendance = 'came'`,
  absent: sql`takes_part and attendance = 'absent'`,
  waiting: sql`state = 'waiting'`,
  asking: sql`state = 'asking'`,
  removed: sql`state = 'removed'`,
};

/**
 * One statement for the counts and the page. It looks up each person's data separately: with joins, the database may
 * scan whole lists per person while its statistics are old. Of answers it reads those that the host reads, never for
 * a program, and counts the others.
 */
export const listParticipantsHandler: Handler<typeof listParticipants> = async (
  { caller, event, query: { query, filter, label_id: labelId = null, ...asked } },
  { config, database: { db } },
) => {
  const { offset, ...page } = pageOf(
    { ...asked, per_page: asked.per_page ?? perPage },
    largestRow + (await answerBytes(db, event.id)),
  );
  // Every typed word, anywhere.
  const isFound = sql`not exists (select 1 from regexp_split_to_table(folded(${query}::text), ' ') word
    where strpos(folded(concat_ws(' ', alias, email, name)), word) = 0)`;
  const [found] = await rowsOf<Found>(
    db,
    sql`with questions as (select id from event_questions where event_id = ${event.id}),
      size as (select count(*)::int as of_all from questions),
      evening as (select id from live_sessions where event_id = ${event.id} and state <> 'ended'),
      present as (
        select m.user_id, m.joined_at, (select case when p.here then p.since end from presences p
            where p.session_id = (select id from evening) and p.user_id = m.user_id) as here_since
          from memberships m where m.event_id = ${event.id}),
      everybody as (
        select user_id, case when here_since is null then 'joined' else 'here' end as state, 0::bigint as place,
            coalesce(here_since, joined_at) as since from present
        union all
        select w.user_id, 'waiting', w.seq, w.since from waiting_list w where w.event_id = ${event.id}
        union all
        select k.user_id, 'asking', 0, k.since from asks k where k.event_id = ${event.id}
        union all
        select x.user_id, 'removed', 0, x.at from removals x where x.event_id = ${event.id}),
      answering as (
        select e.*, (select count(*)::int from event_answers a
            where a.user_id = e.user_id and a.question_id in (select id from questions)) as answered from everybody e),
      evenings as (select id, ended_at from live_sessions where event_id = ${event.id}),
      attending as (
        select a.*, p.here_from, case when a.state <> 'here' then p.here_until end as here_until,
            case when not exists (select 1 from evenings) then null when a.state = 'here' then 'here'
              when p.here_from is null then 'absent' else 'came' end as attendance
          from answering a left join lateral (
            select min(p.here_from) as here_from, max(coalesce(p.here_until, s.ended_at)) as here_until
            from evenings s join presences p on p.session_id = s.id and p.user_id = a.user_id
            where p.here_from is not null) p on true),
      people as materialized (
        select u.id, u.alias, u.email, u.email_confirmed_at is not null as confirmed,
            case when e.state in ('joined', 'here', 'asking') then name_for_host(u.id, ${event.id}) end as name,
            public_name(u.id, ${event.id}) as shown_name, exists (
              select 1 from memberships m where m.event_id = ${event.id} and m.user_id = u.id and m.show_alias) as show_alias,
            e.state, e.place, e.since, e.answered,
            e.state in ('joined', 'here') and e.answered < (select of_all from size) as open,
            e.attendance, e.here_from, e.here_until, e.state in ('joined', 'here') as takes_part
          from attending e join users u on u.id = e.user_id),
      wanted as (select * from people where ${kept[filter]} and ${isFound} and (${labelId}::uuid is null or exists (
          select 1 from participant_labels p join event_labels l on l.id = p.label_id and l.event_id = ${event.id}
          where p.label_id = ${labelId}::uuid and p.user_id = people.id)))
      select (select of_all from size) as questions_count,
        (select json_build_object(
          'joined', count(*) filter (where state in ('joined', 'here')), 'unanswered', count(*) filter (where open),
          'here', count(*) filter (where state = 'here'),
          'came', count(*) filter (where ${kept.came}), 'absent', count(*) filter (where ${kept.absent}), 'waiting', count(*) filter (where state = 'waiting'),
          'asking', count(*) filter (where state = 'asking'), 'removed', count(*) filter (where state = 'removed')) from people) as counts,
        (select count(*)::int from wanted) as total,
        (select coalesce(json_agg(row_to_json(t)), '[]') from (
          select id, alias, email, confirmed, name, shown_name, show_alias, state, answered, since, attendance, here_from, here_until,
            (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.seq), '[]')
              from participant_labels p join event_labels l on l.id = p.label_id
              where p.user_id = wanted.id and l.event_id = ${event.id}) as labels,
            (select coalesce(json_agg(json_build_object('question_id', q.id, 'effective_value', a.value) order by q.seq), '[]')
              from event_questions q join event_answers a on a.question_id = q.id and a.user_id = wanted.id
              where q.event_id = ${event.id} and q.host_reads and wanted.takes_part and not ${caller.token !== null}::boolean) as answers from wanted
          order by state = 'waiting', place, case state when 'asking' then since end, lower(coalesce(name, alias)), id limit ${page.per_page} offset ${offset}) t) as participants`,
  );
  if (!found) throw new Error('the people of an event came without a row');
  const { participants, ...numbers } = found;
  return {
    ...numbers,
    ...page,
    participants: participants.map(({ confirmed, ...person }) => ({
      ...person,
      email_confirmed: emailStanding(config, person.email, confirmed),
      since: timeOf(person.since),
      here_from: timeOrNull(person.here_from),
      here_until: timeOrNull(person.here_until),
    })),
  };
};
