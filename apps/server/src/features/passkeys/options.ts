import type { getPasskeyOptions } from '@serendip/contract/passkeys';
import { say } from '@serendip/texts/sentence';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { passkeys } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';
import { invalid, Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { isConfirmed } from '../email-confirmation/queries.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { requireRecentSignIn } from '../identity/recent-sign-in.ts';
import { newChallenge } from './challenge.ts';
import { algorithms, relyingParty, userHandleOf } from './relying-party.ts';

/**
 * A passkey outlives a password reset. So adding one requires a recent sign-in, and a confirmed mailbox if mails are
 * sent: a stolen session or a stranger's account must not leave one behind.
 */
export const getPasskeyOptionsHandler: Handler<typeof getPasskeyOptions> = async ({ caller, request }, ctx) => {
  const { bounds, config, database } = ctx;
  const { origin } = relyingParty(config);
  // The browser would refuse with words for programmers.
  if (![undefined, origin].includes(request.headers.origin)) throw invalid(say('deviceOnlyAt', { origin }));
  await requireRecentSignIn(database.db, caller);
  if (config.smtpUrl && !(await isConfirmed(database.db, caller.id))) throw new Refusal('email_not_confirmed');
  const { known, challenge } = await database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    const known = await tx.select().from(passkeys).where(eq(passkeys.userId, caller.id));
    return { known, challenge: await newChallenge(tx, caller) };
  });
  if (known.length >= bounds.most('passkeys_per_person')) throw bounds.refusal('passkeys_per_person');
  const options = await generateRegistrationOptions({
    rpName: 'Serendip',
    rpID: relyingParty(config).id,
    userID: userHandleOf(caller.id),
    userName: caller.email ?? caller.alias,
    userDisplayName: caller.alias,
    challenge,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Discoverable, so it works without an address, and with user verification, so holding the device is not enough.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
};
