import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FailureCode } from './failures.ts';
import { timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

const bytes = (failure: FailureCode, max: number) =>
  z
    .string({ error: failure })
    .min(1, failure)
    .max(max, failure)
    .regex(/^[A-Za-z0-9_-]+$/, failure);

/** What a browser hands over, as the WebAuthn standard writes it in JSON. Further fields of it are not read. */
const credentialOf = <R extends z.ZodObject>(failure: FailureCode, response: R) =>
  z.object(
    {
      id: bytes(failure, 1400),
      rawId: bytes(failure, 1400),
      type: z.literal('public-key', { error: failure }),
      response,
    },
    { error: failure },
  );

const notAdded = 'bad_new_passkey' satisfies FailureCode;
const newCredential = credentialOf(
  notAdded,
  z.object(
    {
      clientDataJSON: bytes(notAdded, 4_096),
      attestationObject: bytes(notAdded, 32_768),
      transports: z
        .array(z.string({ error: notAdded }).max(32, notAdded), { error: notAdded })
        .max(10, notAdded)
        .optional(),
    },
    { error: notAdded },
  ),
);

const notKnown = 'bad_passkey' satisfies FailureCode;
const credential = credentialOf(
  notKnown,
  z.object(
    {
      clientDataJSON: bytes(notKnown, 4_096),
      authenticatorData: bytes(notKnown, 8_192),
      signature: bytes(notKnown, 8_192),
      userHandle: bytes(notKnown, 128),
    },
    { error: notKnown },
  ),
);

const passkey = z.object({
  id: wireId,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});
export type Passkey = z.output<typeof passkey>;

const tag = 'Accounts';
/** The options of the browser's `navigator.credentials`, in WebAuthn's JSON form. */
const options = z.looseObject({ challenge: z.string() });

export const getPasskeyOptions = defineEndpoint({
  id: 'getPasskeyOptions',
  method: 'POST',
  path: '/users/passkeys/options',
  tag,
  summary: 'What a browser needs to make a passkey for you; asks for a sign-in within the last ten minutes',
  access: 'signed_in',
  data: z.object({ options }),
  message: 'OK',
  failures: ['sign_in_again', 'email_not_confirmed', 'invalid'],
});

export const listPasskeys = defineEndpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/users/passkeys',
  tag,
  summary: 'Your passkeys, and whether you have a password',
  access: 'signed_in',
  data: z.object({ passkeys: z.array(passkey), password: z.boolean() }),
  message: 'OK',
  failures: [],
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/users/passkeys',
  tag,
  summary: 'Add the passkey that a browser has made',
  access: 'signed_in',
  body: z.object({
    passkey: z.object({
      name: text('Name', { max: limits.passkey_name_max, required: "Name can't be blank", oneLine: true }),
      credential: newCredential,
    }),
  }),
  data: z.object({ passkey }),
  message: 'This device can sign you in now.',
  failures: [notAdded],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/users/passkeys/:passkey_id',
  tag,
  summary: 'Remove one of your passkeys: it signs nobody in any more',
  access: 'signed_in',
  params: z.object({ passkey_id: z.uuid({ error: 'passkey_not_found' satisfies FailureCode }) }),
  data: z.object({}),
  message: 'Passkey removed.',
  failures: ['passkey_not_found'],
});

export const getSignInPasskeyOptions = defineEndpoint({
  id: 'getSignInPasskeyOptions',
  method: 'POST',
  path: '/users/sign_in_passkey/options',
  tag,
  summary: 'What a browser needs to sign in with a passkey',
  access: 'public',
  data: z.object({ options }),
  message: 'OK',
  failures: [],
});

export const signInByPasskey = defineEndpoint({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/users/sign_in_passkey',
  tag,
  summary: 'Sign in with a passkey',
  access: 'public',
  body: z.object({ passkey: z.object({ credential }) }),
  data: z.object({ user }),
  message: 'Signed in successfully.',
  failures: [notKnown],
  issuesToken: true,
});
