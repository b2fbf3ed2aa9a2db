import { z } from 'zod';
import { user } from './accounts.ts';
import { emailConfirmed, pendingEmail } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import { passwordEnded } from './password-ended.ts';
import { refusedAs } from './refused-as.ts';

const path = '/users/email_confirmation';
const tag = 'Accounts';

export const getEmailConfirmation = defineEndpoint({
  id: 'getEmailConfirmation',
  method: 'GET',
  path,
  tag,
  summary: 'See whether your e-mail address is confirmed',
  description: 'The answer is null for guests, and where the server sends no mail.',
  access: 'signed_in',
  data: z.object({ email_confirmed: emailConfirmed, pending_email: pendingEmail }),
  message: 'ok',
  failures: [],
});

export const requestEmailConfirmation = defineEndpoint({
  id: 'requestEmailConfirmation',
  method: 'POST',
  path,
  tag,
  summary: 'Ask for another confirmation mail',
  description: 'Mails a new link to your address. Older links stop working.',
  access: 'signed_in',
  data: z.object({}),
  message: 'confirmationSent',
  failures: ['nothing_to_confirm'],
});

export const confirmEmail = defineEndpoint({
  id: 'confirmEmail',
  method: 'PUT',
  path,
  tag,
  summary: 'Confirm an e-mail address',
  description:
    'Takes the token from the mailed link. Without a session of the account, the first call ends everything from before.',
  access: 'public',
  letsIn: true,
  body: z.object({
    user: z.object({ confirmation_token: refusedAs('bad_confirmation_token', z.string().min(1).max(1024)) }),
  }),
  // The account, if the call comes with a session of it.
  data: z.object({ password_ended: passwordEnded, user: user.nullable() }),
  message: 'emailConfirmed',
  failures: ['bad_confirmation_token'],
});
