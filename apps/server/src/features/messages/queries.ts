import type { ContactState } from '@serendip/contract/contacts';
import type { MetInRound } from '@serendip/contract/messages';
import { type Database, type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { ShownCardRow } from '../cards/present.ts';
import type { ConversationRow, MessageRow, PairRow } from './present.ts';

/** The rows of `messages m` between two people, whoever sent them. */
export const ofTwo = (one: string, other: string) =>
  sql`least(m.sender_id, m.recipient_id) = least(${one}::uuid, ${other}::uuid)
    and greatest(m.sender_id, m.recipient_id) = greatest(${one}::uuid, ${other}::uuid)`;

/** Where the two know each other from: how to spot somebody is of one event. */
const atEvent = `coalesce(match ->> 'event_id', met #>> '{event,id}')::uuid`;

/** A part of somebody's conversations, newest message first, and how many there are: read with one statement, as it is polled. */
export const conversationsOf = (
  database: Database,
  callerId: string,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<(ConversationRow & { total: number })[]> =>
  database.read(
    `select c.*, contact_of($1, c.partner_id) as contact, card_for($1, c.partner_id, ${atEvent}) as card from (
      select *, count(*) over ()::int as total from conversations_and_rounds_of($1) limit $2 offset $3) c`,
    [callerId, per_page, offset],
  );

export interface ThreadRow {
  alias: string | null;
  match: PairRow | null;
  met: MetInRound | null;
  contact: ContactState | null;
  card: ShownCardRow | null;
  total: number;
  messages: MessageRow[] | null;
}

/** A page of a thread, its size, the partner and their match in one call: threads are polled. Undefined: no such user. */
export async function threadOf(
  database: Database,
  callerId: string,
  partnerId: string,
  page: number,
  perPage: number,
): Promise<ThreadRow | undefined> {
  const values = [callerId, partnerId, perPage, (page - 1) * perPage];
  const [row] = await database.read<ThreadRow>(
    `select t.*, contact_of($1, $2) as contact, card_for($1, $2, ${atEvent}) as card
      from thread_and_round_of($1, $2, $3, $4) t`,
    values,
  );
  return row;
}

/** Not while one has blocked the other: then the two are as if nobody had brought them together. */
const haveMet = (one: string, other: ReturnType<typeof sql>) => sql`
  (newest_pair(${one}::uuid, ${other}) is not null or met_in_round(${one}::uuid, ${other}) is not null)`;

/** A rule about the caller and another person. Undefined: there is no such person. */
type ContactRule = (db: Db, callerId: string, partnerId: string) => Promise<boolean | undefined>;

/**
 * One may write to somebody one was matched with in a completed run, or shared a room with in a round that has begun, or who has
 * written before, and who is still there, as long as neither has blocked the other.
 */
export const mayWrite: ContactRule = async (db, callerId, partnerId) => {
  const [row] = await rowsOf<{ allowed: boolean }>(
    db,
    sql`select u.id <> ${callerId}::uuid and u.erased_at is null and not blocked_between(${callerId}::uuid, u.id)
        and (${haveMet(callerId, sql`u.id`)}
        or exists (select 1 from messages m where m.sender_id = u.id and m.recipient_id = ${callerId}::uuid)) as allowed
      from users u where u.id = ${partnerId}`,
  );
  return row?.allowed;
};

/** One may read where one was matched, or met, or a word was exchanged, even if the other has deleted the account since. */
export const mayRead: ContactRule = async (db, callerId, partnerId) => {
  const [row] = await rowsOf<{ allowed: boolean }>(
    db,
    sql`select u.id <> ${callerId}::uuid and (${haveMet(callerId, sql`u.id`)}
        or exists (select 1 from messages m where ${ofTwo(callerId, partnerId)})) as allowed
      from users u where u.id = ${partnerId}`,
  );
  return row?.allowed;
};

export async function unreadCount(database: Database, callerId: string): Promise<number> {
  const [row] = await database.read<{ count: number }>('select unread_of($1) as count', [callerId]);
  return row?.count ?? 0;
}
