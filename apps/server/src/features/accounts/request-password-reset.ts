import type { requestPasswordReset } from '@serendip/contract/accounts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { passwordResetMailJob } from '../../queue/jobs.ts';
import { attempt } from './throttle.ts';

const isTooMany = (error: unknown): true => {
  if (error instanceof Refusal && error.code === 'too_many_requests') return true;
  throw error;
};

/**
 * Always answers the same, after the same work: whether the e-mail belongs to anybody is found out by the worker, who
 * also makes the token, so that none ever lies in a queue.
 */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async ({ body, request }, ctx) => {
  const { email } = body.user;
  await attempt(ctx, { resetFromHere: [request.ip] });
  // One mailbox gets so many and no more; that it had enough is nobody's business, so the answer stays the same.
  const flooded = await attempt(ctx, { resetMail: [email] }).then(() => false, isTooMany);
  if (flooded) return {};
  await ctx.queue.enqueue(ctx.database.db, passwordResetMailJob, { email });
  return {};
};
