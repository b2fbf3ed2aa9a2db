import { type Db, rowsOf } from '../../db/database.ts';
import { webhooks } from '../../db/schema/webhooks.ts';
import { and, eq, ne, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';

/** Locks the event, for its number of webhooks and their addresses. Of a co-host it holds the part that the webhook goes with. */
export async function holdEvent(tx: Db, eventId: string, cohostId: string | null): Promise<void> {
  const [event] = await rowsOf<{ closed: boolean }>(
    tx,
    sql`select closed_at is not null as closed from events where id = ${eventId} for no key update`,
  );
  if (!event) throw new Refusal('event_not_found');
  if (event.closed) throw new Refusal('event_closed');
  const part = sql`select 1 from cohosts where event_id = ${eventId} and user_id = ${cohostId}::uuid for key share`;
  if (cohostId !== null && (await rowsOf(tx, part)).length === 0) throw new Refusal('not_host');
}

/** Throws `webhook_there` if another webhook of the event has the address. The event must be locked. */
export async function requireNewAddress(tx: Db, eventId: string, url: string, self?: string): Promise<void> {
  const isOther = self === undefined ? undefined : ne(webhooks.id, self);
  if ((await tx.$count(webhooks, and(eq(webhooks.eventId, eventId), eq(webhooks.url, url), isOther))) > 0)
    throw new Refusal('webhook_there');
}
