import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailedTo } from './mailed-to.ts';
import { passwordEnded } from './password-ended.ts';
import { refusedAs } from './refused-as.ts';

const path = '/users/sign_in_code';
const tag = 'Accounts';

/** As people type it: spaces and hyphens between the digits are theirs to choose. */
const code = refusedAs(
  'bad_sign_in_code',
  z
    .string()
    .max(64)
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/)),
);

export const requestSignInCode = defineEndpoint({
  id: 'requestSignInCode',
  method: 'POST',
  path,
  tag,
  summary: 'Ask for a sign-in code by e-mail',
  description: 'Mails six digits if an account has the address; answers the same if not. Older codes end.',
  access: 'public',
  letsIn: true,
  body: mailedTo,
  data: z.object({}),
  message: 'codeMailed',
  failures: [],
});

export const signInByCode = defineEndpoint({
  id: 'signInByCode',
  method: 'PUT',
  path,
  tag,
  summary: 'Sign in with a mailed code',
  description:
    'Only the newest code works: once, for ten minutes and five tries. A first proof of the address ends everything from before.',
  access: 'public',
  letsIn: true,
  body: z.object({ user: z.object({ email: refusedAs('bad_sign_in_code', z.string().max(1024)), code }) }),
  data: z.object({
    user,
    password_ended: passwordEnded,
  }),
  message: 'signedIn',
  failures: ['bad_sign_in_code'],
  issuesToken: true,
});
