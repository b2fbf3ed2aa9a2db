import type { signInByPasskey } from '@serendip/contract/passkeys';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { passkeys, users } from '../../db/schema/accounts.ts';
import { and, eq, isNull, lt, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { spend } from '../identity/throttling/spend.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';
import { useChallenge } from './challenge.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

export const signInByPasskeyHandler: Handler<typeof signInByPasskey> = async ({ body, request }, ctx) => {
  const { bounds, config, database } = ctx;
  const { credential } = body.passkey;
  const { id, origin } = relyingParty(config);
  const refused = new Refusal('bad_passkey');
  const [known] = await database.db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  const handle = known && Buffer.from(userHandleOf(known.userId)).toString('base64url');
  if (!known || credential.response.userHandle !== handle) throw refused;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(database.db, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: known.credentialId,
      publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refused;
  const { newCounter } = authenticationInfo;
  await spend(ctx, 'sign_ins_per_account', [known.userId]);
  return database.db.transaction(async (tx) => {
    // Locks in the order of an erasure: the user first.
    const isThere = and(eq(users.id, known.userId), isNull(users.erasedAt));
    const [user] = await tx.select().from(users).where(isThere).for('no key update');
    // A copied key has its own counter: if two send the same number, one is refused. Many always send 0.
    const goesOn = newCounter === 0 ? undefined : lt(passkeys.counter, newCounter);
    const [used] = await tx
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, known.id), goesOn))
      .returning({ id: passkeys.id });
    if (!user || !used) throw refused;
    if (user.email) await trustPlace(tx, ctx, user.email, request);
    return { data: { user: presentUser(user) }, token: await openSession(tx, user.id, bounds, used.id) };
  });
};
