import { boundOf } from '@serendip/contract/bounds';
import type { Bounds } from '../../bounds.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { ofTwo } from './queries.ts';

interface Sending {
  senderId: string;
  recipientId: string;
  clientId: string | null;
}

/** Ages in seconds of the sender's recent messages to the recipient, newest first. */
async function recentAges(tx: Db, { senderId, recipientId }: Sending, most: number, seconds: number) {
  const rows = await rowsOf<{ age: number }>(
    tx,
    // The other person has the same limit, so twice as many of the newest rows contain all that count.
    sql`select extract(epoch from now() - created_at)::float8 as age
      from (select m.sender_id, m.created_at, m.seq from messages m where ${ofTwo(senderId, recipientId)}
        order by m.seq desc limit ${2 * most}) newest
      where sender_id = ${senderId} and created_at > now() - make_interval(secs => ${seconds}::int) order by seq desc`,
  );
  return rows.map(({ age }) => age);
}

/**
 * Throws if a person writes to another faster than the bound. Retries of stored messages do not count. Locks the pair
 * until the commit, so that of two concurrent messages the second sees the first.
 */
export async function keepPace(tx: Db, bounds: Bounds, sending: Sending): Promise<void> {
  const { senderId, recipientId, clientId } = sending;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${senderId} ${recipientId}`}, 0))`);
  const [known] = await rowsOf<{ repeated: boolean; replied: boolean }>(
    tx,
    sql`select
      exists (select 1 from messages where sender_id = ${senderId} and recipient_id = ${recipientId}
        and client_id = ${clientId}::uuid) as repeated,
      exists (select 1 from messages where sender_id = ${recipientId} and recipient_id = ${senderId}) as replied`,
  );
  if (known?.repeated) return;
  const name = known?.replied ? 'messages_to_one_person' : 'messages_before_reply';
  const most = bounds.most(name);
  const { seconds = 0 } = boundOf(name);
  const oldest = (await recentAges(tx, sending, most, seconds))[most - 1];
  if (oldest !== undefined) throw bounds.refusal(name, (seconds - oldest) * 1000);
}
