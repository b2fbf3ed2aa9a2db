import { limits } from '@serendip/contract/limits';
import { outboxOf } from './adapters/mailer.ts';
import type { Ctx } from './context.ts';
import { sendEmailChangeMail } from './features/accounts/send-email-change-mail.ts';
import { sendPasswordResetMail } from './features/accounts/send-password-reset-mail.ts';
import { readingPrefetcher } from './features/ai-reading/prefetch-readings.ts';
import { explainEditedRun } from './features/drafts/explain-edited-run.ts';
import { sendConfirmationMail } from './features/email-confirmation/send-mail.ts';
import { warmEngines } from './features/engine/warm-engines.ts';
import { cleanUp } from './features/erasure/clean-up.ts';
import { scoreAndExplain } from './features/evening/seating/score-and-explain-job.ts';
import { moveUp, moveUpEverywhere } from './features/events/move-up.ts';
import { deleteMailsTo } from './features/identity/delete-mails-to.ts';
import { askForMails } from './features/invitations/ask-for-mails.ts';
import { sendInvitations } from './features/invitations/sending/send-invitations.ts';
import { executeMatchRun, sharedByRuns } from './features/matching/execute-match-run.ts';
import { failMatchRun, unexplainedFailure } from './features/matching/fail-match-run.ts';
import { createTimedNotifications } from './features/notifications/create-timed-notifications.ts';
import { deliverMails } from './features/notifications/mails/deliver.ts';
import { notifyOfMove } from './features/notifications/notify-of-move.ts';
import { deliverPushes } from './features/notifications/pushes/deliver.ts';
import { askForReportsMails, sendReportsMail } from './features/safety/send-reports-mail.ts';
import { sendSignInCodeMail } from './features/sign-in-code/send-mail.ts';
import { deliverWebhooks } from './features/webhooks/deliver/deliver.ts';
import { lookAfterWebhooks } from './features/webhooks/look-after-webhooks.ts';
import { notifyOfWord } from './features/words/notify-of-word.ts';
import {
  cleanUpJob,
  deleteMailsJob,
  deliverMailsJob,
  deliverPushesJob,
  deliverWebhooksJob,
  editedRunJob,
  emailChangeMailJob,
  emailConfirmationMailJob,
  eveningSeatsJob,
  eventMovedJob,
  invitationMailsJob,
  matchRunFailedJob,
  matchRunJob,
  moveUpJob,
  passwordResetMailJob,
  prefetchReadingsJob,
  reportsMailJob,
  signInCodeMailJob,
  timedNotificationsJob,
  wordWrittenJob,
} from './queue/jobs.ts';

/** Starts the background work: the handler of each kind of job. */
export async function startWorker(ctx: Ctx, engines = warmEngines()): Promise<void> {
  const shared = sharedByRuns();
  // With an AI endpoint most of a run is waiting for the network, so more of them are under way.
  await ctx.queue.work(
    matchRunJob,
    ({ run_id }, signal) => executeMatchRun(ctx, run_id, signal, engines, shared),
    ctx.config.ai ? [6, 2] : [1, 1],
  );
  await ctx.queue.work(matchRunFailedJob, ({ run_id }) => failMatchRun(ctx, run_id, unexplainedFailure));
  await ctx.queue.work(editedRunJob, ({ run_id }, signal) => explainEditedRun(ctx, run_id, signal, engines));
  await ctx.queue.work(eveningSeatsJob, ({ session_id }, signal) => scoreAndExplain(ctx, session_id, signal, engines));
  await ctx.queue.work(passwordResetMailJob, (asked) => sendPasswordResetMail(ctx, asked));
  await ctx.queue.work(emailChangeMailJob, (asked) => sendEmailChangeMail(ctx, asked));
  await ctx.queue.work(emailConfirmationMailJob, (asked) => sendConfirmationMail(ctx, asked));
  await ctx.queue.work(signInCodeMailJob, (asked) => sendSignInCodeMail(ctx, asked));
  await ctx.queue.work(reportsMailJob, (asked) => sendReportsMail(ctx, asked));
  await ctx.queue.work(deleteMailsJob, ({ address_hash }) => deleteMailsTo(outboxOf(ctx.config), address_hash));
  await ctx.queue.work(moveUpJob, ({ event_id }) => moveUp(ctx, event_id, limits.capacity_max));
  await ctx.queue.work(eventMovedJob, (change, signal) => notifyOfMove(ctx, change, signal));
  await ctx.queue.work(wordWrittenJob, ({ word_id }, signal) => notifyOfWord(ctx, word_id, signal));
  await ctx.queue.work(deliverMailsJob, (_, signal) => deliverMails(ctx, signal));
  await ctx.queue.work(invitationMailsJob, (_, signal) => sendInvitations(ctx, signal));
  await ctx.queue.work(deliverPushesJob, (_, signal) => deliverPushes(ctx, signal));
  await ctx.queue.work(deliverWebhooksJob, (_, signal) => deliverWebhooks(ctx, signal));
  await ctx.queue.work(timedNotificationsJob, async () => {
    await createTimedNotifications(ctx);
    await askForMails(ctx.database.db, ctx);
    await askForReportsMails(ctx);
    await moveUpEverywhere(ctx);
    await lookAfterWebhooks(ctx);
  });
  await ctx.queue.schedule(timedNotificationsJob, '* * * * *');
  await ctx.queue.work(cleanUpJob, () => cleanUp(ctx));
  const readAhead = readingPrefetcher(ctx, shared.ai.diary);
  await ctx.queue.work(prefetchReadingsJob, (_, signal) => readAhead(signal));
  await ctx.queue.schedule(prefetchReadingsJob, ctx.config.ai?.model && ctx.config.aiReadAhead ? '* * * * *' : null);
  await ctx.queue.schedule(cleanUpJob, '17 * * * *');
  // A machine that runs only during events may never be awake at seventeen past.
  await ctx.queue.enqueue(ctx.database.db, cleanUpJob, {});
}
