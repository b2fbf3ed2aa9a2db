import type { WebhookDelivery } from '@serendip/contract/webhooks';
import type { Ctx } from '../../../context.ts';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { switchOff } from '../switch-off.ts';
import type { Claimed } from './claim.ts';

const [minute, hour] = [60, 3_600];
/** Seconds from one try to the next. After the last one the webhook goes off. */
const pauses = [5, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)];

/** Receivers that failed together do not all get everything at one moment again. */
const withJitter = (seconds: number): number => seconds * (0.9 + Math.random() * 0.2);

export interface Outcome {
  status: number | null;
  fault: WebhookDelivery['fault'];
  milliseconds: number;
}

/** Writes the end of a try, if the claim still holds. */
async function write(tx: Db, { id, attempt }: Claimed, outcome: Outcome, next: { state: string; pause: number }) {
  const { status, fault, milliseconds } = outcome;
  const written = await rowsOf(
    tx,
    sql`update webhook_deliveries set state = ${next.state}, tries = tries + 1, claimed_at = null, status = ${status}::int,
        fault = ${fault}::text, milliseconds = ${Math.round(milliseconds)}::int, tried_at = now(),
        due_at = now() + make_interval(secs => ${next.pause}::float8)
      where id = ${id} and attempt = ${attempt} and state = 'waiting' returning id`,
  );
  return written.length > 0;
}

const setProven = (tx: Db, { webhook_id }: Claimed, proven: boolean) =>
  tx.execute(sql`update webhooks set proven = ${proven} where id = ${webhook_id} and proven <> ${proven}`);

/** Settles a try. Returns the seconds until the next one, or undefined if there is none. */
export async function settle(ctx: Ctx, one: Claimed, outcome: Outcome): Promise<number | undefined> {
  const { status } = outcome;
  const isTaken = status !== null && status >= 200 && status <= 299;
  const isGone = status === 410;
  const pause = one.by_hand ? undefined : pauses[one.tries];
  return ctx.database.db.transaction(async (tx) => {
    if (isTaken) {
      await write(tx, one, outcome, { state: 'delivered', pause: 0 });
      await setProven(tx, one, true);
      return undefined;
    }
    const isOver = isGone || pause === undefined;
    const seconds = isOver ? 0 : withJitter(pause);
    const isOwn = await write(tx, one, outcome, { state: isOver ? 'failed' : 'waiting', pause: seconds });
    await setProven(tx, one, false);
    if (isOwn && (isGone || (isOver && !one.by_hand)))
      await switchOff(tx, ctx, one.webhook_id, isGone ? 'gone' : 'failing');
    return isOver ? undefined : seconds;
  });
}

/** Gives a claim back without a try. */
export const giveBack = (db: Db, { id, attempt }: Claimed) =>
  db.execute(sql`update webhook_deliveries set claimed_at = null where id = ${id} and attempt = ${attempt}`);

/** Gives a claim back, and leaves its webhook alone for a while. */
export async function rest(db: Db, one: Claimed, seconds: number): Promise<void> {
  await giveBack(db, one);
  await db.execute(sql`update webhooks set rest_until = now() + make_interval(secs => ${seconds}::float8)
    where id = ${one.webhook_id}`);
}
