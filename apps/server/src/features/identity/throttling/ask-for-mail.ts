import type { CountedBound, SlowBound } from '@serendip/contract/bounds';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../context.ts';
import { lookAt } from '../../../db/counter.ts';
import { Refusal } from '../../../errors.ts';
import { isTaken } from '../insert-user.ts';
import { holdAnswer } from './hold-answer.ts';
import { placeOf } from './place.ts';
import { isPast, spend } from './spend.ts';
import { trustKeys } from './trusted-place.ts';

type Rule = Exclude<CountedBound, SlowBound>;
interface Budgets {
  perAddress: SlowBound;
  /** Mails to one mailbox for requests from one device. */
  perDevice: readonly Rule[];
  /** Mails to one mailbox for requests from one network, on devices that its account has not signed in on. */
  fromHere: readonly Rule[];
  /** Mails to one mailbox for requests from all strange places. */
  perMailbox: readonly Rule[];
}

async function isWithin(ctx: Ctx, request: FastifyRequest, email: string, budgets: Budgets): Promise<boolean> {
  if (!ctx.config.rateLimit) return true;
  const place = placeOf(request);
  const trust = trustKeys(email, place);
  const trusted = await lookAt(
    ctx.database.db,
    Object.values(trust).filter((key) => key !== undefined),
  );
  const onKnownDevice = trust.device !== undefined && trusted.has(trust.device);
  try {
    for (const rule of budgets.perDevice) await spend(ctx, rule, [email, place.browser]);
    if (!onKnownDevice) for (const rule of budgets.fromHere) await spend(ctx, rule, [email, place.network]);
    if (trusted.size === 0) for (const rule of budgets.perMailbox) await spend(ctx, rule, [email]);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/**
 * Requests a mail for a signed-out person, unless the mailbox has had its mails; the answer does not reveal it. If an
 * address requests more than a crowd would, each answer takes a second, and mailboxes without an account get no further
 * work.
 */
export async function askForMail(
  ctx: Ctx,
  request: FastifyRequest,
  email: string,
  budgets: Budgets,
  ask: () => Promise<void>,
): Promise<void> {
  const isMuch = await isPast(ctx, budgets.perAddress, [request.ip]);
  const wait = isMuch ? holdAnswer(ctx) : undefined;
  try {
    if (isMuch && !(await isTaken(ctx.database.db, email))) return;
    if (await isWithin(ctx, request, email, budgets)) await ask();
  } finally {
    await wait;
  }
}
