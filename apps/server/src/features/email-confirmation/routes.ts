import { confirmEmail, getEmailConfirmation, requestEmailConfirmation } from '@serendip/contract/email-confirmation';
import { bind } from '../../http/bind.ts';
import { confirmEmailHandler } from './confirm.ts';
import { pendingEmailOf } from './new-email.ts';
import { emailStanding } from './present.ts';
import { isConfirmed } from './queries.ts';
import { requestEmailConfirmationHandler } from './request.ts';

export const emailConfirmationRoutes = [
  bind(getEmailConfirmation, async ({ caller }, { config, database: { db } }) => ({
    email_confirmed: emailStanding(config, caller.email, await isConfirmed(db, caller.id)),
    pending_email: await pendingEmailOf(db, caller.id),
  })),
  bind(requestEmailConfirmation, requestEmailConfirmationHandler),
  bind(confirmEmail, confirmEmailHandler),
];
