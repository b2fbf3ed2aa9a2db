import type { Ctx } from '../../context.ts';
import { addTo } from '../../db/counter.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { events } from '../../db/schema/events.ts';
import type { GoneEntry } from '../../db/schema/notifications.ts';
import { eq, sql } from '../../db/sql.ts';
import { eventMovedJob } from '../../queue/jobs.ts';
import { withRest } from '../../with-rest.ts';
import { isToldOften, notify } from './notify.ts';

/** People of one transaction, so that nobody waits for the whole list. */
const slice = 100;

/** Seconds that a change waits for the next one, if there was another within two minutes: of an edit loop the last one is told. */
const gathering = 2;

/** Asks for news to everybody who joined or waits, in the caller's transaction: an edit costs the same for 3 guests and 500. */
export async function askToNotifyOfMove(
  tx: Db,
  { queue }: Pick<Ctx, 'queue'>,
  eventId: string,
  /** The entry of before, if the date was taken away. */
  gone?: GoneEntry,
): Promise<void> {
  const [event] = await tx.select({ sequence: events.calendarSequence }).from(events).where(eq(events.id, eventId));
  if (!event) return;
  const key = `moves:${eventId}`;
  const isFirst = (await addTo(tx, [{ key, seconds: 120 }])).get(key)?.points === 1;
  await queue.enqueue(
    tx,
    eventMovedJob,
    { event_id: eventId, sequence: event.sequence, ...(gone && { gone }) },
    { priority: 0, group: eventId, after: isFirst ? 0 : gathering },
  );
}

/** Job: notifies of a change, slice by slice. A newer change has a job of its own, so an older one ends. */
export async function notifyOfMove(
  ctx: Pick<Ctx, 'queue' | 'now' | 'database' | 'stopping'>,
  { event_id: eventId, sequence, gone }: { event_id: string; sequence: number; gone?: GoneEntry | undefined },
  signal?: AbortSignal,
): Promise<void> {
  const { db } = ctx.database;
  const isNewest = async (tx: Db) =>
    (await tx.select({ sequence: events.calendarSequence }).from(events).where(eq(events.id, eventId)))[0]?.sequence ===
    sequence;
  if (!(await isNewest(db))) return;
  const isFrequent = await isToldOften(db, 'event_moved', eventId);
  for (let after: string | null = null; ; ) {
    signal?.throwIfAborted();
    const last: string | undefined = await withRest(() =>
      db.transaction(async (tx) => {
        if (!(await isNewest(tx))) return undefined;
        const people = await rowsOf<{ user_id: string }>(
          tx,
          sql`select p.user_id from (select user_id from memberships where event_id = ${eventId}
            union select user_id from waiting_list where event_id = ${eventId}) p
          where p.user_id <> (select host_id from events where id = ${eventId})
            and (${after}::uuid is null or p.user_id > ${after}::uuid)
          order by p.user_id limit ${slice}`,
        );
        const users = people.map(({ user_id }) => user_id);
        const cause = `${eventId} ${sequence}`;
        const news = { kind: 'event_moved', users, cause, event: eventId, isFrequent } as const;
        if (users.length > 0) await notify(tx, ctx, { ...news, ...(gone && { goneEntry: gone }) });
        return users.length < slice ? undefined : users.at(-1);
      }),
    );
    if (last === undefined) return;
    after = last;
  }
}
