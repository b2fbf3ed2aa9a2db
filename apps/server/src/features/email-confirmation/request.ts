import type { requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { askForConfirmation } from './ask.ts';
import { spendMailbox } from './may-mail.ts';
import { isConfirmed } from './queries.ts';

/** 422 if there is nothing to confirm, or no mail server. */
export const requestEmailConfirmationHandler: Handler<typeof requestEmailConfirmation> = async ({ caller }, ctx) => {
  const { db } = ctx.database;
  const { email } = caller;
  if (!ctx.config.smtpUrl || !email || (await isConfirmed(db, caller.id))) throw new Refusal('nothing_to_confirm');
  await spendMailbox(ctx, email);
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    await askForConfirmation(tx, ctx, caller.id);
  });
  return {};
};
