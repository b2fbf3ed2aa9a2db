import type { EventSnapshot, SnapshotQuestion, SnapshotTopic } from '@serendip/matching/types';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { WhoMet } from './met-pairs.ts';
import { pairsToAvoid } from './pairs-to-avoid.ts';

const questionColumns = sql`id::text as id, text, input_type, matching_context, scale_type, slider_min, slider_max,
  min_label, max_label, options`;

/** Of a question `q`: people are matched by its answers. Others are for the host's eyes. */
const isMatched = sql`(not q.host_reads or q.also_matched)`;

interface AnswerRow {
  user_id: string;
  question_id: string;
  value: EventSnapshot['participants'][number]['answers'][string];
}

/**
 * The input of a run, read in one snapshot: later edits belong to the next run. It holds no e-mails. `only`: ids of the
 * participants to include. `whoMet`: include people who met.
 */
export const readSnapshot = (db: Db, eventId: string, only?: string[], whoMet?: WhoMet): Promise<EventSnapshot> =>
  atOneMoment(db, (tx) => snapshotAt(tx, eventId, only, whoMet));

/** Several reads in one database snapshot. */
export const atOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** The same, within a transaction. */
export async function snapshotAt(tx: Db, eventId: string, only?: string[], whoMet?: WhoMet): Promise<EventSnapshot> {
  const taking = only
    ? sql`m.event_id = ${eventId} and m.user_id = any(${sql.param(only)}::uuid[])`
    : sql`m.event_id = ${eventId}`;
  const [event] = await rowsOf<EventSnapshot['event']>(
    tx,
    sql`select name, description from events where id = ${eventId}`,
  );
  if (!event) throw new Error('the event is gone');
  const ofEvent = await rowsOf<Omit<SnapshotQuestion, 'scope'>>(
    tx,
    sql`select ${questionColumns} from event_questions q where event_id = ${eventId} and ${isMatched} order by seq`,
  );
  const ofProfile = await rowsOf<Omit<SnapshotQuestion, 'scope'>>(
    tx,
    sql`select ${questionColumns} from profile_questions where not retired order by position`,
  );
  const people = await rowsOf<{ id: string; alias: string }>(
    tx,
    sql`select u.id, u.alias from memberships m join users u on u.id = m.user_id and u.closed_at is null
      where ${taking} order by u.id`,
  );
  const answers = await rowsOf<AnswerRow>(
    tx,
    sql`select a.user_id, a.question_id::text as question_id, a.value from event_answers a
        join event_questions q on q.id = a.question_id and ${isMatched}
        join memberships m on m.event_id = q.event_id and m.user_id = a.user_id where ${taking}
      union all
      select a.user_id, a.question_id, a.value from profile_answers a
        join profile_questions q on q.id = a.question_id and not q.retired
        join memberships m on m.user_id = a.user_id where ${taking}`,
  );
  const topics = await rowsOf<SnapshotTopic & { user_id: string }>(
    tx,
    sql`select t.user_id, t.seq::float8 as mark, t.role, t.phrase, t.state, t.shown from topics t
        join memberships m on m.event_id = t.event_id and m.user_id = t.user_id where ${taking} order by t.seq`,
  );
  const avoided = await pairsToAvoid(tx, eventId, whoMet);
  const topicsByUser = Map.groupBy(topics, ({ user_id }) => user_id);
  const answersByUser = new Map<string, Record<string, AnswerRow['value']>>(people.map(({ id }) => [id, {}]));
  for (const { user_id, question_id, value } of answers) {
    const own = answersByUser.get(user_id);
    if (own) own[question_id] = value;
  }
  return {
    event,
    questions: [
      ...ofEvent.map((question) => ({ ...question, scope: 'event' as const })),
      ...ofProfile.map((question) => ({ ...question, scope: 'profile' as const })),
    ],
    participants: people.map(({ id, alias }) => ({
      id,
      alias,
      answers: answersByUser.get(id) ?? {},
      topics: (topicsByUser.get(id) ?? []).map(({ user_id: _, ...topic }) => topic),
    })),
    ...avoided,
  };
}
