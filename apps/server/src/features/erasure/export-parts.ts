import { limits } from '@serendip/contract/limits';
import { serverTexts } from '@serendip/texts/server-texts';
import type { ExportPart } from '../../db/personal-data.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { fieldColumns } from '../event-facts/field-columns.ts';
import { aliasOf } from '../identity/present.ts';
import type { ReasonReader } from '../reasons/reader.ts';
import type { LineInRoom, PairRead } from '../reasons/stored.ts';

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const hostFields = sql.join(
  Object.values(fieldColumns).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/** A part is rows, read in pages, or one value. `worded`: a row with its reasons in words. `page`: rows of a page, where they are large. */
export type ExportedPart = { rows: SQL; worded?: (row: never) => object; page?: number } | { value: SQL };

const list = (rows: SQL): ExportedPart => ({ rows });
const value = (one: SQL): ExportedPart => ({ value: one });

/** The statement of each part of a person's export. `personal-data.ts` declares which columns a part has to show. */
export function exportParts(me: string, reader: ReasonReader): Record<ExportPart, ExportedPart> {
  const deletedUser = aliasOf(null, reader.language);
  const reasonOfDeleted = serverTexts(reader.language, 'people')('hasDeleted');
  return {
    user: value(sql`(select row_to_json(t) from (select id, email, alias, ${utc('created_at')} as created_at,
        ${utc('email_confirmed_at')} as email_confirmed_at, ${utc('guest_seen_at')} as guest_seen_at, language, sign_in_language from users where id = ${me}) t)`),
    mailed_links:
      list(sql`select 'password_reset' as kind, ${utc('expires_at')} as expires_at, null as new_email from password_resets
        where user_id = ${me} and token_hash is not null and expires_at > now()
        union all select 'email_confirmation', ${utc('expires_at')}, new_email from email_confirmations
        where user_id = ${me} and token_hash is not null and expires_at > now()
        union all select 'sign_in_code', ${utc('expires_at')}, null from sign_in_codes
        where user_id = ${me} and code_hash is not null and tries < ${limits.sign_in_code_tries} and expires_at > now()`),
    hosted_events: list(sql`select id, ${hostFields}, ${utc('created_at')} as created_at,
        (select coalesce(json_agg(q.text order by q.seq), '[]') from event_questions q where q.event_id = e.id) as questions
        from events e where host_id = ${me} order by seq`),
    webhooks: list(sql`select e.name as event, w.url, w.kinds, ${utc('w.created_at')} as created_at
        from webhooks w join events e on e.id = w.event_id where w.made_by = ${me} order by w.created_at, w.id`),
    cohosted_events: list(sql`select e.id, e.name, h.role, ${utc('h.created_at')} as since
        from (select *, 'host' as role from cohosts union all select *, 'door' from door_helpers) h
        join events e on e.id = h.event_id where h.user_id = ${me} order by h.created_at, e.seq`),
    cohost_invitations: list(sql`select u.alias, i.state, ${utc('i.asked_at')} as asked_at
        from cohost_invitations i join events e on e.id = i.event_id join users u on u.id = e.host_id
        where i.user_id = ${me} and i.state <> 'hidden' order by i.asked_at, e.seq`),
    invitations: list(sql`select e.name as event, i.name, i.email, i.answer, ${utc('i.invited_at')} as invited_at
        from invitations i join events e on e.id = i.event_id where i.user_id = ${me} order by i.created_at, e.seq`),
    joined_events: list(sql`select e.id, e.name, ${utc('m.joined_at')} as joined_at, m.spot_me
        from memberships m join events e on e.id = m.event_id where m.user_id = ${me} order by m.seq`),
    waiting_for: list(sql`select e.id, e.name, ${utc('w.since')} as since
        from waiting_list w join events e on e.id = w.event_id where w.user_id = ${me} order by w.seq`),
    asking_at:
      list(sql`select e.name as event, ${utc('k.since')} as since from asks k join events e on e.id = k.event_id
        where k.user_id = ${me} order by k.since, e.seq`),
    removed_from: list(sql`select e.name as event, ${utc('x.at')} as at, x.declined
        from removals x join events e on e.id = x.event_id where x.user_id = ${me} order by x.at, e.seq`),
    labels_hosts_gave_you: list(sql`select e.name as event, l.name as label from participant_labels p
        join event_labels l on l.id = p.label_id join events e on e.id = l.event_id
        where p.user_id = ${me} order by e.seq, l.seq`),
    event_answers:
      list(sql`select e.name as event, q.text as question, a.value as answer, q.host_reads from event_answers a
        join event_questions q on q.id = a.question_id join events e on e.id = q.event_id
        where a.user_id = ${me} order by e.seq, q.seq`),
    profile_answers: list(sql`select q.text as question, a.value as answer from profile_answers a
        join profile_questions q on q.id = a.question_id where a.user_id = ${me} order by q.position`),
    topics: list(sql`select e.name as event, t.role, t.phrase, t.state, t.shown from topics t
        join events e on e.id = t.event_id where t.user_id = ${me} order by e.seq, t.seq`),
    skipped_questions: list(sql`select e.name as event, k.role from topic_skips k
        join events e on e.id = k.event_id where k.user_id = ${me} order by e.seq, k.role`),
    clarity: list(sql`select e.name as event, r.clarity from topic_readings r
        join events e on e.id = r.event_id where r.user_id = ${me} order by e.seq`),
    feedback: list(sql`select e.name as event, f.feedback_type from event_feedback f
        join events e on e.id = f.event_id where f.user_id = ${me} order by e.seq`),
    meeting_answers: list(sql`select e.name as event, coalesce(u.alias, ${deletedUser}) as alias, a.met, a.glad
        from meeting_answers a join events e on e.id = a.event_id join users u on u.id = a.other_id
        where a.user_id = ${me} order by e.seq, u.alias, u.id`),
    notes: list(sql`select e.name as event, coalesce(u.alias, ${deletedUser}) as alias, n.note
        from match_notes n join events e on e.id = n.event_id join users u on u.id = n.other_id
        where n.user_id = ${me} order by e.seq, u.alias, u.id`),
    contact_offers: list(sql`select coalesce(u.alias, ${deletedUser}) as alias, o.name, o.email, o.phone, o.links
        from contact_offers o join users u on u.id = o.other_id where o.user_id = ${me} order by u.alias, u.id`),
    matches: {
      worded: ({ read, ...row }: { read: PairRead }) => {
        const { reasons, opener } = reader.pair(read);
        return { ...row, detailed_reasons: reasons ?? [reasonOfDeleted], opener };
      },
      rows: sql`select e.name as event, p.percentage as match_percentage,
        case when p.user_a = ${me} then p.category when p.category = 'can_help' then 'can_receive_help'
          when p.category = 'can_receive_help' then 'can_help' else p.category end as match_category,
        coalesce(case when p.user_a = ${me} then p.fit_for_a else p.fit_for_b end, 'hello') as fit,
        coalesce(u.alias, ${deletedUser}) as matched_alias, pair_read(p, ${me}) as read
        from match_pairs p join match_runs r on r.id = p.run_id and r.published_at is not null
        join users u on u.id = case when p.user_a = ${me} then p.user_b else p.user_a end
        join events e on e.id = r.event_id where ${me} in (p.user_a, p.user_b) order by r.seq, p.rank`,
    },
    seats: list(sql`select e.name as event, s.round, s.room_number, ${utc('r.completed_at')} as matched_at
        from room_seats s join match_runs r on r.id = s.run_id and r.published_at is not null
        join events e on e.id = r.event_id where s.user_id = ${me} order by r.seq, s.round`),
    meetings: {
      worded: ({ line, erased, ...row }: { line: LineInRoom | null; erased: boolean }) => ({
        ...row,
        reason: erased ? reasonOfDeleted : line && reader.inRoom(line).reason,
      }),
      rows: sql`select e.name as event, coalesce(u.alias, ${deletedUser}) as alias, u.erased_at is not null as erased,
        case when u.erased_at is null then line_in_room(g.run_id, ${me}, u.id) end as line
        from meeting_reasons g join match_runs r on r.id = g.run_id and r.published_at is not null
        join users u on u.id = case when g.user_a = ${me} then g.user_b else g.user_a end
        join events e on e.id = r.event_id where ${me} in (g.user_a, g.user_b) order by r.seq, u.alias, u.id`,
    },
    evenings: list(sql`select e.name as event, p.here, ${utc('p.since')} as since,
        ${utc('p.here_from')} as here_from, ${utc('p.here_until')} as here_until from presences p
        join live_sessions s on s.id = p.session_id join events e on e.id = s.event_id
        where p.user_id = ${me} order by e.seq, s.version`),
    evening_seats: list(sql`select e.name as event, ${utc('s.opened_at')} as opened_at, t.round, t.room_number
        from live_seats t join live_sessions s on s.id = t.session_id join events e on e.id = s.event_id
        where t.user_id = ${me} order by e.seq, s.version, t.round`),
    encounters:
      list(sql`select e.name as event, coalesce(u.alias, ${deletedUser}) as alias, c.round, c.room_number from encounters c
        join live_sessions s on s.id = c.session_id join events e on e.id = s.event_id
        join users u on u.id = case when c.user_a = ${me} then c.user_b else c.user_a end
        where ${me} in (c.user_a, c.user_b) order by e.seq, s.version, c.round, u.alias, u.id`),
    card: value(
      sql`(select row_to_json(t) from (select name, headline, pronouns, links, sight from cards where user_id = ${me}) t)`,
    ),
    card_picture: value(
      sql`(select to_json(replace(encode(large, 'base64'), chr(10), '')) from card_pictures where user_id = ${me})`,
    ),
    covers: {
      rows: sql`select e.name as event, replace(encode(c.large, 'base64'), chr(10), '') as picture
        from event_covers c join events e on e.id = c.event_id where c.made_by = ${me} order by e.seq`,
      page: 5,
    },
    sessions: list(sql`select ${utc('created_at')} as created_at, ${utc('last_used_at')} as last_used_at
        from sessions where user_id = ${me} order by created_at`),
    sign_ons:
      list(sql`select issuer, subject, ${utc('created_at')} as created_at, ${utc('last_used_at')} as last_used_at
        from sign_on_identities where user_id = ${me} order by created_at`),
    passkeys: list(sql`select name, ${utc('created_at')} as created_at, ${utc('last_used_at')} as last_used_at
        from passkeys where user_id = ${me} order by created_at`),
    tokens: list(sql`select t.name, t.scopes, e.name as event, ${utc('t.created_at')} as created_at,
        t.last_used_on::text as last_used_on, ${utc('t.expires_at')} as expires_at
        from api_tokens t left join events e on e.id = t.event_id where t.user_id = ${me} order by t.created_at, t.id`),
    notifications:
      list(sql`select n.kind, coalesce(e.name, n.gone_event) as event, coalesce(u.alias, case when n.other_id is not null
        then ${deletedUser} end) as alias, ${utc('n.created_at')} as created_at, ${utc('n.read_at')} as read_at
        from notifications n left join events e on e.id = n.event_id left join users u on u.id = n.other_id
        where n.user_id = ${me} order by n.created_at, n.id`),
    push_subscriptions: list(sql`select substring(endpoint from '^[a-z]+://([^/:]+)') as service,
        ${utc('created_at')} as created_at from push_subscriptions where user_id = ${me} order by created_at, id`),
    notification_switches: list(sql`select kind, email, push from notification_switches
        where user_id = ${me} order by kind`),
    messages_sent: list(sql`select recipient_id, content, ${utc('created_at')} as created_at
        from messages where sender_id = ${me} order by seq`),
    words_sent: list(sql`select e.name as event, w.heading, w.text, ${utc('w.created_at')} as created_at
        from words w join events e on e.id = w.event_id where w.author_id = ${me} order by w.seq`),
    words_received: list(sql`select e.name as event, w.heading, w.text, ${utc('w.created_at')} as created_at
        from word_recipients r join words w on w.id = r.word_id join events e on e.id = w.event_id
        where r.user_id = ${me} order by w.seq`),
    words_off: list(sql`select e.name as event from muted_words m join events e on e.id = m.event_id
        where m.user_id = ${me} order by e.seq`),
    blocks: list(sql`select b.other_id as user_id, u.alias, ${utc('b.created_at')} as created_at
        from blocks b join users u on u.id = b.other_id where b.user_id = ${me} order by b.created_at, b.other_id`),
    reports: list(sql`select e.name as event, t.reported_id as user_id, u.alias, t.reason, t.words, t.thread,
        ${utc('t.created_at')} as created_at from reports t join events e on e.id = t.event_id
        join users u on u.id = t.reported_id where t.reporter_id = ${me} order by t.seq`),
    ai_replies: list(sql`select e.name as event, r.kind, r.value as reply, ${utc('r.created_at')} as created_at
        from ai_replies r join events e on e.id = r.event_id
        where r.user_id = ${me} and r.kind in ('reading', 'vectors') and r.hash <> '' order by e.seq, r.kind`),
  };
}
