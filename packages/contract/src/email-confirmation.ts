import { z } from 'zod';
import { emailConfirmed } from './email-confirmed.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';

const noToken = 'bad_confirmation_token' satisfies FailureCode;
const path = '/users/email_confirmation';
const tag = 'Accounts';

export const getEmailConfirmation = defineEndpoint({
  id: 'getEmailConfirmation',
  method: 'GET',
  path,
  tag,
  summary: 'Whether you have confirmed your e-mail address',
  access: 'signed_in',
  data: z.object({ email_confirmed: emailConfirmed }),
  message: 'OK',
  failures: [],
});

export const requestEmailConfirmation = defineEndpoint({
  id: 'requestEmailConfirmation',
  method: 'POST',
  path,
  tag,
  summary: 'Ask for another e-mail with a link to confirm your address; older links are void',
  access: 'signed_in',
  data: z.object({}),
  message: 'We have sent you an e-mail. Open the link in it to confirm your address.',
  failures: ['nothing_to_confirm'],
});

export const confirmEmail = defineEndpoint({
  id: 'confirmEmail',
  method: 'PUT',
  path,
  tag,
  summary: 'Confirm an e-mail address with the token of the mail; again is fine',
  access: 'public',
  body: z.object({
    user: z.object({ confirmation_token: z.string({ error: noToken }).min(1, noToken).max(1024, noToken) }),
  }),
  data: z.object({}),
  message: 'Your e-mail address is confirmed.',
  failures: ['bad_confirmation_token'],
});
