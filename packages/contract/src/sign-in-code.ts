import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';

const badCode = 'bad_sign_in_code' satisfies FailureCode;
const path = '/users/sign_in_code';
const tag = 'Accounts';

/** As people type it: spaces and hyphens between the digits are theirs to choose. */
const code = z
  .string({ error: badCode })
  .max(64, badCode)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, badCode));

export const requestSignInCode = defineEndpoint({
  id: 'requestSignInCode',
  method: 'POST',
  path,
  tag,
  summary: 'Ask for an e-mail with a code to sign in; older codes are void',
  access: 'public',
  // Any text will do: the answer never tells whether an account has it.
  body: z.object({ user: z.object({ email: z.string({ error: 'Email is invalid' }) }) }),
  data: z.object({}),
  message: 'If there is an account with this e-mail address, a code is on its way.',
  failures: [],
});

export const signInByCode = defineEndpoint({
  id: 'signInByCode',
  method: 'PUT',
  path,
  tag,
  summary: 'Sign in with the code of the newest mail; it works once, for ten minutes, and is void after five tries',
  access: 'public',
  body: z.object({ user: z.object({ email: z.string({ error: badCode }).max(1024, badCode), code }) }),
  data: z.object({
    user,
    /**
     * The code was the first proof that the address is theirs: the password, which anybody could have set before, works no
     * more, and every other session has ended.
     */
    password_ended: z.boolean(),
  }),
  message: 'Signed in successfully.',
  failures: [badCode],
  issuesToken: true,
});
