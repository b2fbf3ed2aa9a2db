import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';

const ended = 'bad_sign_on' satisfies FailureCode;

/** Why a sign-on led back to the sign-in screen, as it stands behind the '#' of the address. */
export type SignOnFault = 'unreachable' | 'refused' | 'unverified' | 'taken' | 'ended' | 'busy';

export const signInBySignOn = defineEndpoint({
  id: 'signInBySignOn',
  method: 'POST',
  path: '/users/sign_in_oidc',
  tag: 'Accounts',
  summary:
    'The end of a single sign-on, which begins at GET /api/sign_in/oidc: takes the code that stood behind the # of the page, once, within a minute, from the browser that began',
  access: 'public',
  body: z.object({ user: z.object({ code: z.string({ error: ended }).min(1, ended).max(1024, ended) }) }),
  data: z.object({
    user,
    /** As with a mailed code: it was the first proof that the address is theirs. */
    password_ended: z.boolean(),
    /** The page first asked for, as a path. */
    from: z.string(),
  }),
  message: 'Signed in successfully.',
  failures: [ended],
  issuesToken: true,
});
