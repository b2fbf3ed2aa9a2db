import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { crowdOf } from './crowd.ts';

/** Both speak `query(text, values)`. */
export type Client = Pick<PGlite, 'query'> | Pick<pg.Client, 'query'>;

export interface Seeded {
  users: number;
  /** The session token of user `index`, made up here, stored as its hash like any other. */
  tokenOf(index: number): string;
  userIdOf(index: number): string;
  /** The person that user `index` talks to most. */
  partnerOf(index: number): number;
  /** Event `index` is hosted by user `index`. */
  eventIdOf(index: number): string;
  questionIdOf(index: number): string;
  events: number;
  /** One event that every user has joined and answered, hosted by one of them. */
  crowd: { eventId: string; host: number };
}

const uuidOf = (kind: string, index: number | string): string => {
  const hex = createHash('md5').update(`${kind}-${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};
const tokenOf = (index: number) => createHash('sha256').update(`load-${index}`).digest('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * 5,000 users with a session each, 50 events with 100 participants and a completed run, 200,000 messages, and one event
 * that everybody has joined and answered.
 */
export async function seed(client: Client, users = 5_000, events = 50, messagesEach = 40): Promise<Seeded> {
  const query = (text: string, values: unknown[]) =>
    (client.query as (t: string, v: unknown[]) => Promise<unknown>)(text, values);
  const list = Array.from({ length: users }, (_, index) => ({
    id: uuidOf('user', index),
    email: `u${index}@load.test`,
    alias: `load-${index}`,
    hash: hashOf(tokenOf(index)),
    partner: uuidOf('user', partnerOf(index)),
    event: uuidOf('event', index % events),
  }));
  const json = JSON.stringify(list);
  const rows = `jsonb_to_recordset($1::jsonb) as u(id uuid, email text, alias text, hash text, partner uuid, event uuid)`;
  await query(`insert into users (id, email, alias, password_hash) select id, email, alias, '-' from ${rows}`, [json]);
  await query(`insert into sessions (token_hash, user_id) select hash, id from ${rows}`, [json]);
  const ofEvents = JSON.stringify(
    Array.from({ length: events }, (_, index) => ({
      id: uuidOf('event', index),
      host: uuidOf('user', index),
      run: uuidOf('run', index),
      question: uuidOf('question', index),
    })),
  );
  const eventRows = `jsonb_to_recordset($1::jsonb) as e(id uuid, host uuid, run uuid, question uuid)`;
  await query(`insert into events (id, host_id, name) select id, host, 'Load' from ${eventRows}`, [ofEvents]);
  await query(
    `insert into event_questions (id, event_id, text, input_type) select question, id, 'What?', 'text' from ${eventRows}`,
    [ofEvents],
  );
  await query(`insert into memberships (event_id, user_id) select event, id from ${rows}`, [json]);
  await query(
    `insert into match_runs (id, event_id, status, room_size, matches_per_person, total_participants, started_at, completed_at,
       published_at)
     select run, id, 'completed', 2, 5, ${Math.floor(users / events)}, now(), now(), now() from ${eventRows}`,
    [ofEvents],
  );
  await query(
    `insert into match_pairs (run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b, rank)
     select distinct on (least(u.id, partner), greatest(u.id, partner)) r.id, least(u.id, partner), greatest(u.id, partner),
       'mutual_connections', 80, '["You both keep bees."]'::jsonb, '["You both keep bees."]'::jsonb, 0
     from ${rows} join match_runs r on r.event_id = u.event`,
    [json],
  );
  await query(
    `insert into messages (sender_id, recipient_id, content, created_at, read_at)
     select case when n % 2 = 0 then id else partner end, case when n % 2 = 0 then partner else id end,
       'Message ' || n || ' of a talk about bees, pianos and everything', now() - make_interval(mins => 50 - n), now()
     from ${rows} cross join generate_series(1, ${messagesEach}) n`,
    [json],
  );
  const crowd = { eventId: uuidOf('event', events), host: events };
  await seatCrowd(query, crowd.eventId, userIdOf(crowd.host), users);
  await query('analyze', []);
  return {
    users,
    events,
    crowd,
    tokenOf,
    partnerOf,
    userIdOf,
    eventIdOf: (index) => uuidOf('event', index),
    questionIdOf: (index) => uuidOf('question', index),
  };
}

async function seatCrowd(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  eventId: string,
  hostId: string,
  users: number,
): Promise<void> {
  const { questions, answers } = crowdOf(users);
  await query(`insert into events (id, host_id, name) values ($1, $2, 'A day of meetings')`, [eventId, hostId]);
  await query('insert into memberships (event_id, user_id) select $1, id from users', [eventId]);
  await query(
    `insert into event_questions (id, event_id, text, input_type, scale_type, slider_min, slider_max, options)
     select id, $1, text, input_type, scale_type, slider_min, slider_max, options
     from jsonb_to_recordset($2::jsonb) as q(id uuid, text text, input_type text, scale_type text, slider_min smallint,
       slider_max smallint, options jsonb)`,
    [eventId, JSON.stringify(questions.map((question) => ({ ...question, id: uuidOf('crowd', question.key) })))],
  );
  await query(
    `insert into event_answers (question_id, user_id, value)
     select question, person, value from jsonb_to_recordset($1::jsonb) as a(question uuid, person uuid, value jsonb)`,
    [
      JSON.stringify(
        answers.map(({ user, key, value }) => ({ question: uuidOf('crowd', key), person: userIdOf(user), value })),
      ),
    ],
  );
}

const userIdOf = (index: number): string => uuidOf('user', index);
const partnerOf = (index: number): number => index ^ 1;
