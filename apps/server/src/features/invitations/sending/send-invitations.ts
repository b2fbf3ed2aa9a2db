import { mailboxOf } from '@serendip/contract/email-address';
import type { Ctx } from '../../../context.ts';
import { invitationTokens } from '../../../db/schema/invitations.ts';
import { sql } from '../../../db/sql.ts';
import { hashToken } from '../../../http/authorise.ts';
import { deliveryOrder, invitationMailsJob } from '../../../queue/jobs.ts';
import { isOver } from '../../event-facts/over.ts';
import { newToken } from '../../identity/session.ts';
import { mailGate } from '../../notifications/mails/gate.ts';
import { addressKey } from '../address-key.ts';
import { admit } from './admit.ts';
import { claimNext, type DueMail, finishMail, postpone, renewClaim } from './claim.ts';
import { invitationMail } from './invitation-mail.ts';
import { refusalToken } from './refusal-token.ts';
import { wordMail } from './word-mail.ts';

/** Milliseconds after which a job ends for its successor. */
const longestJob = 5 * 60_000;
/** Milliseconds between renewals of a claim. */
const renewal = 5_000;
/** Failures in a row that end a job: the mail server is away. */
const mostInARow = 5;
/** Seconds after which a mail is given up. */
const patience = 24 * 3_600;
/** Hashes kept for one invitation. */
const tokensKept = 10;

/** Job: sends the invitations, words and reminders that are due, one after the other, at the operator's rate. */
export async function sendInvitations(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { database, log, queue } = ctx;
  const began = performance.now();
  let failures = 0;
  while (!signal.aborted && !ctx.stopping.aborted && failures < mostInARow) {
    if (performance.now() - began > longestJob)
      return queue.enqueue(database.db, invitationMailsJob, {}, deliveryOrder);
    const due = await claimNext(ctx);
    if (!due) return;
    if (!due.stands || isOver(due.event, ctx.now())) await finishMail(database.db, due);
    else if (await admit(ctx, due)) {
      try {
        if (!due.refused) await send(ctx, due);
        await finishMail(database.db, due);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'sending an invitation failed, it will be retried');
        if (due.age_seconds > patience) await finishMail(database.db, due);
        else await postpone(database.db, due, Math.min(1_800, 5 * 2 ** Math.min(due.attempt, 9)));
      }
    }
  }
}

/** The token's hash is stored before the mail leaves, so no mailed link is dead. */
async function send(ctx: Ctx, due: DueMail): Promise<void> {
  const { config, database, keys, mailer } = ctx;
  const { db } = database;
  const token = newToken();
  await db.insert(invitationTokens).values({ tokenHash: hashToken(token), invitationId: due.id });
  await db.execute(sql`delete from invitation_tokens where invitation_id = ${due.id} and token_hash not in (
    select token_hash from invitation_tokens where invitation_id = ${due.id} order by created_at desc limit ${tokensKept})`);
  const hosts = [...new Set([due.host_id ?? '', due.owner_id])];
  const { event, id, language, name, word, kind } = due;
  const addressHash = addressKey(keys, mailboxOf(due.email ?? ''));
  const subject = { id, event, name, language, to: due.email ?? '', from: due.host_email ?? '' };
  const links = {
    publicUrl: config.publicUrl,
    mailFrom: config.mailFrom,
    token,
    noneFromHost: refusalToken(keys, { addressHash, hosts }),
    noneFromHere: refusalToken(keys, { addressHash, hosts: [] }),
  };
  const mail =
    kind === 'word' && word
      ? wordMail({ ...subject, word }, links)
      : invitationMail({ ...subject, reminder: kind === 'invitation' ? 0 : due.reminders }, links);
  const renewing = setInterval(() => void renewClaim(db, due).catch(() => undefined), renewal);
  try {
    await mailGate(ctx)();
    await mailer.send(mail);
  } finally {
    clearInterval(renewing);
  }
}
