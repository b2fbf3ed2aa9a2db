import { folded } from '@serendip/contract/fold';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

interface ReadQuestion {
  text: string;
  options: { id: string; text: string; value: string }[];
}

/** All that groups are made of. Of answers, only those that the host reads. */
export interface GroupFacts {
  /** Everybody who takes part, by id. */
  people: string[];
  domains: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, { name: string; people: string[] }>;
  questions: ReadonlyMap<string, ReadQuestion>;
  /** By question: each person's answer, as values that can be the same. */
  answers: ReadonlyMap<string, ReadonlyMap<string, string[]>>;
}

type Value = string | number | string[];

const valuesOf = (value: Value): string[] =>
  Array.isArray(value) ? value : [typeof value === 'string' ? folded(value) : String(value)];

/** Reads the facts in the caller's snapshot. Guests' confidential answers are not even read. */
export async function groupFacts(tx: Db, eventId: string): Promise<GroupFacts> {
  const members = await rowsOf<{ id: string; domain: string | null }>(
    tx,
    sql`select u.id, split_part(u.email, '@', 2) as domain from memberships m
      join users u on u.id = m.user_id and u.closed_at is null where m.event_id = ${eventId} order by u.id`,
  );
  const labels = await rowsOf<{ id: string; name: string; people: string[] }>(
    tx,
    sql`select l.id, l.name, (select coalesce(json_agg(p.user_id order by p.user_id), '[]') from participant_labels p
        join memberships m on m.event_id = l.event_id and m.user_id = p.user_id where p.label_id = l.id) as people
      from event_labels l where l.event_id = ${eventId} order by l.seq`,
  );
  const questions = await rowsOf<{ id: string } & ReadQuestion>(
    tx,
    sql`select id, text, options from event_questions where event_id = ${eventId} and host_reads order by seq`,
  );
  const answers =
    questions.length === 0
      ? []
      : await rowsOf<{ question_id: string; user_id: string; value: Value }>(
          tx,
          sql`select a.question_id, a.user_id, a.value from event_answers a
            join event_questions q on q.id = a.question_id and q.event_id = ${eventId} and q.host_reads
            join memberships m on m.event_id = q.event_id and m.user_id = a.user_id`,
        );
  const byQuestion = Map.groupBy(answers, ({ question_id }) => question_id);
  return {
    people: members.map(({ id }) => id),
    domains: new Map(members.flatMap(({ id, domain }) => (domain ? [[id, domain] as const] : []))),
    labels: new Map(labels.map(({ id, ...label }) => [id, label])),
    questions: new Map(questions.map(({ id, ...question }) => [id, question])),
    answers: new Map(
      [...byQuestion].map(([id, rows]) => [
        id,
        new Map(rows.map(({ user_id, value }) => [user_id, valuesOf(value)] as const)),
      ]),
    ),
  };
}
