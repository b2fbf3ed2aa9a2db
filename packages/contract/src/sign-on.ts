import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { passwordEnded } from './password-ended.ts';
import { refusedAs } from './refused-as.ts';

/** Why a sign-on led back to the sign-in screen, as it stands behind the '#' of the address. */
export type SignOnFault = 'unreachable' | 'refused' | 'unverified' | 'taken' | 'ended' | 'busy';

export const signInBySignOn = defineEndpoint({
  id: 'signInBySignOn',
  method: 'POST',
  path: '/users/sign_in_oidc',
  tag: 'Accounts',
  summary: 'Finish a single sign-on',
  description:
    'A browser comes back from `GET /api/sign_in/oidc` with a code behind the `#`, and sends it here once, within a minute.',
  access: 'public',
  letsIn: true,
  body: z.object({ user: z.object({ code: refusedAs('bad_sign_on', z.string().min(1).max(1024)) }) }),
  data: z.object({
    user,
    password_ended: passwordEnded,
    /** The page first asked for, as a path. */
    from: z.string(),
  }),
  message: 'signedIn',
  failures: ['bad_sign_on'],
  issuesToken: true,
});
