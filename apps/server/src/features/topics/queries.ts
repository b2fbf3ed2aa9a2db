import type { AskedRole, TopicRole } from '@serendip/contract/topics';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { stampsOf } from './stamps.ts';

export interface StoredTopic {
  role: TopicRole;
  key: string;
  phrase: string;
  state: 'own' | 'dismissed';
  shown: boolean;
}

/** The stored rows of one participant, without the answers. */
export interface PersonState {
  stamp: string;
  /** A hash of the answers: a skipped question comes back when it changes. */
  answers_hash: string;
  answered: boolean;
  /** Oldest first. */
  topics: StoredTopic[];
  /** Roles whose question was skipped at the current answers. */
  skipped: AskedRole[];
}

/** Undefined: no longer a participant. */
export async function personState(db: Db, eventId: string, userId: string): Promise<PersonState | undefined> {
  const [row] = await rowsOf<PersonState>(
    db,
    sql`with stamped as (${stampsOf(eventId, sql`m.user_id = ${userId}`)}),
      answers as (${answersHash(eventId, userId)})
      select s.stamp, a.hash as answers_hash, a.answered,
        (select coalesce(json_agg(json_build_object('role', t.role, 'key', t.key, 'phrase', t.phrase, 'state', t.state, 'shown', t.shown)
          order by t.seq), '[]') from topics t where t.event_id = ${eventId} and t.user_id = ${userId}) as topics,
        (select coalesce(json_agg(k.role), '[]') from topic_skips k
          where k.event_id = ${eventId} and k.user_id = ${userId} and k.answers_hash = a.hash) as skipped
      from stamped s cross join answers a`,
  );
  return row;
}

/** One row: a hash of a person's answers here and in their profile, and whether there are any. */
export const answersHash = (eventId: string, userId: string) => sql`
  select md5(coalesce(string_agg(concat(a.question_id, ' ', a.value), ',' order by a.question_id), '')) as hash,
    count(*) > 0 as answered
  from (
    select a.question_id::text as question_id, a.value::text as value from event_answers a
      join event_questions q on q.id = a.question_id and (not q.host_reads or q.also_matched)
        where q.event_id = ${eventId} and a.user_id = ${userId}
    union all
    select a.question_id, a.value::text from profile_answers a
      join profile_questions q on q.id = a.question_id and not q.retired where a.user_id = ${userId}) a`;

export interface CountedPerson {
  user_id: string;
  /** The last reading; null if there is none. */
  clarity: 'clear' | 'partly' | 'hardly' | null;
  asked: boolean | null;
  /** Whether it is current. */
  is_fresh: boolean;
}

/** The next participants in the order of their ids. */
export const nextToCount = (db: Db, eventId: string, after: string | null, most: number) =>
  rowsOf<CountedPerson>(
    db,
    sql`with stamped as (${stampsOf(
      eventId,
      sql`m.user_id in (select n.user_id from memberships n where n.event_id = ${eventId}
        ${after === null ? sql`` : sql`and n.user_id > ${after}`} order by n.user_id limit ${most})`,
    )})
      select s.user_id, r.clarity, r.asked, coalesce(r.stamp = s.stamp, false) as is_fresh from stamped s
      left join topic_readings r on r.event_id = ${eventId} and r.user_id = s.user_id
      order by s.user_id`,
  );
