import { limits } from '@serendip/contract/limits';
import { outboxOf } from './adapters/mailer.ts';
import type { Ctx } from './context.ts';
import { sendPasswordResetMail } from './features/accounts/send-password-reset-mail.ts';
import { readerAhead } from './features/ai-reading/read-ahead.ts';
import { sendConfirmationMail } from './features/email-confirmation/send-mail.ts';
import { warmEngines } from './features/engine/warm-engines.ts';
import { tendSeats } from './features/evening/seating/tend-seats.ts';
import { moveUp } from './features/events/move-up.ts';
import { executeMatchRun } from './features/matching/execute-match-run.ts';
import { failMatchRun, unexplainedFailure } from './features/matching/fail-match-run.ts';
import { lookForNews } from './features/notifications/look-for-news.ts';
import { handOutMails } from './features/notifications/mails/hand-out.ts';
import { handOutPushes } from './features/notifications/pushes/hand-out.ts';
import { sendReportMail } from './features/safety/send-report-mail.ts';
import { cleanUp } from './features/service/clean-up.ts';
import { deleteLettersTo } from './features/service/delete-letters-to.ts';
import { sendSignInCodeMail } from './features/sign-in-code/send-mail.ts';
import {
  cleanUpJob,
  deleteLettersJob,
  emailConfirmationMailJob,
  eveningSeatsJob,
  handOutMailsJob,
  handOutPushesJob,
  lookForNewsJob,
  matchRunFailedJob,
  matchRunJob,
  moveUpJob,
  passwordResetMailJob,
  readAheadJob,
  reportMailJob,
  signInCodeMailJob,
} from './queue/jobs.ts';

/** Starts taking background work: which handler does which kind of job. */
export async function startWorker(ctx: Ctx, engines = warmEngines()): Promise<void> {
  await ctx.queue.work(matchRunJob, ({ run_id }, signal) => executeMatchRun(ctx, run_id, signal, engines));
  await ctx.queue.work(matchRunFailedJob, ({ run_id }) => failMatchRun(ctx, run_id, unexplainedFailure));
  await ctx.queue.work(eveningSeatsJob, ({ session_id }, signal) => tendSeats(ctx, session_id, signal, engines));
  await ctx.queue.work(passwordResetMailJob, (asked) => sendPasswordResetMail(ctx, asked));
  await ctx.queue.work(emailConfirmationMailJob, (asked) => sendConfirmationMail(ctx, asked));
  await ctx.queue.work(signInCodeMailJob, (asked) => sendSignInCodeMail(ctx, asked));
  await ctx.queue.work(reportMailJob, (asked) => sendReportMail(ctx, asked));
  await ctx.queue.work(deleteLettersJob, ({ address_hash }) => deleteLettersTo(outboxOf(ctx.config), address_hash));
  await ctx.queue.work(moveUpJob, ({ event_id }) => moveUp(ctx, event_id, limits.capacity_max));
  await ctx.queue.work(handOutMailsJob, (_, signal) => handOutMails(ctx, signal));
  await ctx.queue.work(handOutPushesJob, (_, signal) => handOutPushes(ctx, signal));
  await ctx.queue.work(lookForNewsJob, () => lookForNews(ctx));
  await ctx.queue.schedule(lookForNewsJob, '* * * * *');
  await ctx.queue.work(cleanUpJob, () => cleanUp(ctx));
  const readAhead = readerAhead(ctx);
  await ctx.queue.work(readAheadJob, (_, signal) => readAhead(signal));
  await ctx.queue.schedule(readAheadJob, ctx.config.ai?.model && ctx.config.aiReadAhead ? '* * * * *' : null);
  await ctx.queue.schedule(cleanUpJob, '17 * * * *');
  // A machine that is switched on for its events only may never be awake at seventeen past.
  await ctx.queue.enqueue(ctx.database.db, cleanUpJob, {});
}
