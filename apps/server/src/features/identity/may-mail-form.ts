import { mailboxOf } from '@serendip/contract/email-address';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { spend } from './throttling/spend.ts';

/**
 * Whether an address that nobody has confirmed may get another mail. Many forms lead to one mailbox ('anna+1@…', 'anna+2@…'), and an
 * account with each is free, so they have one budget. Its plain form has its own alone.
 */
export async function mayMailForm(ctx: Ctx, email: string): Promise<boolean> {
  const mailbox = mailboxOf(email);
  if (ctx.config.smtpUrl === undefined || mailbox === email) return true;
  try {
    await spend(ctx, 'account_mails_a_day_to_forms', [mailbox]);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}
