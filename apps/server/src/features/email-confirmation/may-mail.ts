import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { spend } from '../identity/throttling/spend.ts';

/** Counts a mail to this mailbox. Throws 429 beyond the bound. */
export async function spendMailbox(ctx: Ctx, email: string): Promise<void> {
  await spend(ctx, 'confirmation_mails_per_mailbox', [email]);
  await spend(ctx, 'confirmation_mails_per_mailbox_a_day', [email]);
}

/**
 * Whether a sign-up from this address sends a mail. Beyond the bounds of a mailbox and a network, the account is made
 * without one, and its owner can ask for it later.
 */
export async function mayMailAtSignUp(ctx: Ctx, email: string, ip: string): Promise<boolean> {
  if (!ctx.config.smtpUrl) return false;
  try {
    await spend(ctx, 'confirmation_mails_per_address', [ip]);
    await spendMailbox(ctx, email);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}
