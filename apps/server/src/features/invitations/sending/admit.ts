import { boundOf } from '@serendip/contract/bounds';
import type { Ctx } from '../../../context.ts';
import { addTo, lookAt } from '../../../db/counter.ts';
import { rowOf } from '../../identity/throttling/spend.ts';
import { takeFromMailbox } from '../../notifications/mails/budget.ts';
import { aDayFor } from './allowance.ts';
import { type DueMail, hold, markCounted, postpone } from './claim.ts';

const ofHost = 'invitations_a_day';
const ofAll = 'invitations_a_day_in_all';

/** Counts one more, or only looks. The milliseconds until a new day where that is too many. */
async function waitAfter(ctx: Ctx, rule: typeof ofHost | typeof ofAll, parts: string[], most: number, counts = true) {
  const { db } = ctx.database;
  const key = rowOf(rule, parts);
  const { points = 0, wait = 0 } =
    (counts ? await addTo(db, [{ key, seconds: boundOf(rule).seconds ?? 0 }]) : await lookAt(db, [key])).get(key) ?? {};
  if (counts ? points <= most : points < most) return undefined;
  if (counts) ctx.bounds.count(rule);
  return wait / 1_000 + 1;
}

/**
 * Takes a mail from the budgets of its host, the server and the mailbox, once. False: it waits for another day. A host's budget
 * counts every invitation alike, and a mail that is not wanted waits for the server's like others, so neither tells who refuses.
 */
export async function admit(ctx: Ctx, due: DueMail): Promise<boolean> {
  if (due.counted) return true;
  const { db } = ctx.database;
  const hostId = due.host_id ?? '';
  if (due.kind === 'invitation') {
    const seconds = await waitAfter(ctx, ofHost, [hostId], await aDayFor(db, ctx, hostId));
    if (seconds !== undefined) {
      await hold(db, due, hostId, seconds);
      return false;
    }
  }
  const seconds = await waitAfter(ctx, ofAll, [], ctx.bounds.most(ofAll), !due.refused);
  if (seconds !== undefined) {
    await hold(db, due, null, seconds);
    return false;
  }
  const tomorrow = due.refused ? null : await takeFromMailbox(ctx, due.email ?? '', due.event.time_zone);
  if (tomorrow) {
    await postpone(db, due, Math.max(60, (tomorrow.getTime() - ctx.now().getTime()) / 1_000));
    return false;
  }
  await markCounted(db, due);
  return true;
}
