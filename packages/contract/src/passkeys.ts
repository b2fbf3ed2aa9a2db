import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { idOr, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { refusedAs } from './refused-as.ts';
import { text } from './text.ts';

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** What a browser hands over, as the WebAuthn standard writes it in JSON. Further fields of it are not read. */
const credentialOf = <R extends z.ZodObject>(response: R) =>
  z.object({ id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key'), response });

const newCredential = refusedAs(
  'bad_new_passkey',
  credentialOf(
    z.object({
      clientDataJSON: bytes(4_096),
      attestationObject: bytes(32_768),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  ).meta({ id: 'NewCredential' }),
);

const credential = refusedAs(
  'bad_passkey',
  credentialOf(
    z.object({
      clientDataJSON: bytes(4_096),
      authenticatorData: bytes(8_192),
      signature: bytes(8_192),
      userHandle: bytes(128),
    }),
  ).meta({ id: 'Credential' }),
);

const passkey = z
  .object({
    id: wireId,
    name: z.string(),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkey>;

const tag = 'Accounts';
/** The options of the browser's `navigator.credentials`, in WebAuthn's JSON form. */
const options = z.looseObject({ challenge: z.string() });

export const getPasskeyOptions = defineEndpoint({
  id: 'getPasskeyOptions',
  method: 'POST',
  path: '/users/passkeys/options',
  tag,
  summary: 'Get the options for a new passkey',
  description: 'Hand them to `navigator.credentials.create()`. Needs a sign-in within the last ten minutes.',
  access: 'signed_in',
  data: z.object({ options }),
  message: 'ok',
  failures: ['sign_in_again', 'email_not_confirmed', 'invalid'],
});

export const listPasskeys = defineEndpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/users/passkeys',
  tag,
  summary: 'List your passkeys',
  description: 'The answer also says whether your account has a password.',
  access: 'signed_in',
  data: z.object({ passkeys: z.array(passkey), password: z.boolean() }),
  message: 'ok',
  failures: [],
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/users/passkeys',
  tag,
  summary: 'Add a passkey',
  description: 'A browser makes it from the options of `getPasskeyOptions`.',
  access: 'signed_in',
  body: z.object({
    passkey: z.object({
      name: text('name', {
        max: limits.passkey_name_max,
        required: fault('isBlank', { field: 'name' }),
        oneLine: true,
      }),
      credential: newCredential,
    }),
  }),
  data: z.object({ passkey }),
  message: 'deviceAdded',
  failures: ['bad_new_passkey'],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/users/passkeys/:passkey_id',
  tag,
  summary: 'Remove a passkey',
  description: 'It no longer signs you in, and its sessions end.',
  access: 'signed_in',
  params: z.object({ passkey_id: idOr('passkey_not_found') }),
  data: z.object({}),
  message: 'passkeyRemoved',
  failures: ['passkey_not_found'],
});

export const getSignInPasskeyOptions = defineEndpoint({
  id: 'getSignInPasskeyOptions',
  method: 'POST',
  path: '/users/sign_in_passkey/options',
  tag,
  summary: 'Get the options to sign in with a passkey',
  description: 'Hand them to `navigator.credentials.get()`.',
  access: 'public',
  letsIn: true,
  data: z.object({ options }),
  message: 'ok',
  failures: [],
});

export const signInByPasskey = defineEndpoint({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/users/sign_in_passkey',
  tag,
  summary: 'Sign in with a passkey',
  description: 'Takes what the browser made from the options of `getSignInPasskeyOptions`.',
  access: 'public',
  letsIn: true,
  body: z.object({ passkey: z.object({ credential }) }),
  data: z.object({ user }),
  message: 'signedIn',
  failures: ['bad_passkey'],
  issuesToken: true,
});
