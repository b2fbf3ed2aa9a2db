import type { requestPasswordReset } from '@serendip/contract/accounts';
import type { Handler } from '../../http/bind.ts';
import { passwordResetMailJob } from '../../queue/jobs.ts';

/**
 * Always answers the same, after the same work: whether the e-mail belongs to anybody is found out by the worker, who
 * also makes the token, so that none ever lies in a queue.
 */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async ({ body }, ctx) => {
  await ctx.queue.enqueue(ctx.database.db, passwordResetMailJob, { email: body.user.email });
  return {};
};
