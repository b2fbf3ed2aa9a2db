import type { getSignInPasskeyOptions } from '@serendip/contract/passkeys';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Handler } from '../../http/bind.ts';
import { holdAnswer } from '../identity/throttling/hold-answer.ts';
import { isPast } from '../identity/throttling/spend.ts';
import { newChallenge } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

/** Lists no passkeys: the device knows its own. */
export const getSignInPasskeyOptionsHandler: Handler<typeof getSignInPasskeyOptions> = async ({ request }, ctx) => {
  if (await isPast(ctx, 'passkey_challenges_per_address', [request.ip])) await holdAnswer(ctx);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.config).id,
    challenge: await newChallenge(ctx.database.db),
    userVerification: 'required',
  });
  return { options: { ...options } };
};
