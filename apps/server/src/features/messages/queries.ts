import type { ContactState } from '@serendip/contract/contacts';
import type { MetInRound } from '@serendip/contract/messages';
import { type Database, type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { ShownCardRow } from '../cards/present.ts';
import type { ConversationRow, MessageRow, PairRow } from './present.ts';

/** The rows of `messages m` between two people, in both directions. */
export const ofTwo = (one: string, other: string) =>
  sql`least(m.sender_id, m.recipient_id) = least(${one}::uuid, ${other}::uuid)
    and greatest(m.sender_id, m.recipient_id) = greatest(${one}::uuid, ${other}::uuid)`;

/** The event through which the two know each other, for 'how to spot me'. */
const atEvent = `coalesce(match ->> 'event_id', met #>> '{event,id}')::uuid`;

/** A page of a person's conversations, newest message first, and their number, in one statement, since it is polled. */
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
  parted: boolean;
  total: number;
  messages: MessageRow[] | null;
}

/**
 * A page of a thread, its size, the partner and their match in one call, since threads are polled. Undefined: unknown
 * user.
 */
export async function threadOf(
  database: Database,
  callerId: string,
  partnerId: string,
  page: number,
  perPage: number,
): Promise<ThreadRow | undefined> {
  const values = [callerId, partnerId, perPage, (page - 1) * perPage];
  const [row] = await database.read<ThreadRow>(
    `select t.*, contact_of($1, $2) as contact, card_for($1, $2, ${atEvent}) as card,
        case when match is null and met is null then parted($1, $2) else false end as parted
      from thread_and_round_of($1, $2, $3, $4) t`,
    values,
  );
  return row;
}

/** Nothing while one has blocked the other, and nothing at events that one was removed from. */
const haveMet = (one: string, other: ReturnType<typeof sql>) => sql`
  (newest_pair(${one}::uuid, ${other}) is not null or met_in_round(${one}::uuid, ${other}) is not null)`;

/** A rule about the caller and another person. Undefined: there is no such person. */
type ContactRule = (db: Db, callerId: string, partnerId: string) => Promise<boolean | undefined>;

/**
 * Writing is allowed to people from a completed run, a shared room in a round that has begun, or who wrote before, if
 * they still have an account and neither has blocked the other. Nobody answers after a removal from their only event.
 */
export const mayWrite: ContactRule = async (db, callerId, partnerId) => {
  const [row] = await rowsOf<{ allowed: boolean }>(
    db,
    sql`select u.id <> ${callerId}::uuid and u.erased_at is null and u.closed_at is null and not blocked_between(${callerId}::uuid, u.id)
        and (${haveMet(callerId, sql`u.id`)}
        or (exists (select 1 from messages m where m.sender_id = u.id and m.recipient_id = ${callerId}::uuid)
          and not parted(${callerId}::uuid, u.id))) as allowed
      from users u where u.id = ${partnerId}`,
  );
  return row?.allowed;
};

/** Reading is allowed after a match, a meeting or a message, even if the other's account is erased. */
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
