import type { addPasskey } from '@serendip/contract/passkeys';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeys } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { useChallenge } from './challenge.ts';
import { presentPasskey } from './present.ts';
import { algorithms, relyingParty } from './relying-party.ts';

export const addPasskeyHandler: Handler<typeof addPasskey> = async ({ body, caller }, ctx) => {
  const { bounds, config, database } = ctx;
  const { name, credential } = body.passkey;
  const { id, origin } = relyingParty(config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(database.db, challenge, caller),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new Refusal('bad_new_passkey');
  const made = registrationInfo.credential;
  return database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id, 'alone');
    const have = await tx.$count(passkeys, eq(passkeys.userId, caller.id));
    if (have >= bounds.most('passkeys_per_person')) throw bounds.refusal('passkeys_per_person');
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId: caller.id,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        name,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new Refusal('bad_new_passkey');
    return { passkey: presentPasskey(added) };
  });
};
