import { readEmail } from '@serendip/contract/accounts';
import { limits } from '@serendip/contract/limits';
import type { signInByCode } from '@serendip/contract/sign-in-code';
import { addTo } from '../../db/counter.ts';
import type { Db } from '../../db/database.ts';
import { signInCodes, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNull, lt, type SQL, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { proveMailbox } from '../email-confirmation/prove-mailbox.ts';
import { addressHash } from '../identity/delete-mails-to.ts';
import { isNobodysPassword, isPassword } from '../identity/password.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { attempt } from '../identity/throttling/attempt.ts';
import { spend } from '../identity/throttling/spend.ts';
import { throttleKey } from '../identity/throttling/throttle-key.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';

/** Uses a code. A wrong, expired, used or unknown one gets the same answer after the same work. */
export const signInByCodeHandler: Handler<typeof signInByCode> = async ({ body, request }, ctx) => {
  const { bounds, config, database } = ctx;
  const { code } = body.user;
  const email = readEmail(body.user.email);
  const refused = new Refusal('bad_sign_in_code');
  if (email === null) throw refused;
  const guess = {
    request,
    account: email,
    perAccount: 'wrong_codes_per_mailbox',
    perAddress: 'wrong_codes_per_address',
    right: 'sign_ins_per_account',
  } as const;
  return attempt(ctx, guess, async ({ asker, place, onKnownDevice, wrong }) => {
    const isOfAddress = eq(signInCodes.addressHash, addressHash(email));
    const live = await takeTry(database.db, isOfAddress, place.browser, onKnownDevice ? undefined : place.network);
    const right = live?.codeHash ? await isPassword(code, live.codeHash, asker) : await isNobodysPassword(code, asker);
    const { userId, requestId } = live ?? {};
    if (!right || !userId || !requestId) {
      await wrong(live?.codeHash ? 'judged' : 'not judged');
      throw refused;
    }
    await spend(ctx, 'sign_ins_per_account', [email]);
    return database.db.transaction(async (tx) => {
      // Locks in the order of an erasure: the user first.
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.erasedAt)))
        .for('no key update');
      // The delete is the claim: of two concurrent requests, the second finds no row.
      const used = await tx
        .delete(signInCodes)
        .where(and(isOfAddress, eq(signInCodes.requestId, requestId)))
        .returning({ userId: signInCodes.userId });
      if (!user || used.length === 0) throw refused;
      // Without a mail server, the operator passed the code on and can make a mistake.
      const first = config.smtpUrl !== undefined && (await proveMailbox(tx, user, { request }));
      await trustPlace(tx, ctx, email, request);
      const data = { user: presentUser(user), password_ended: first };
      return { data, token: await openSession(tx, user.id, bounds) };
    });
  });
};

/**
 * Takes one of the tries that a code has, before it is judged: five on each device and fifteen from each network, so that wrong ones
 * of others leave it as it is, the same again after each further mail, and thirty in all. Undefined without a live code, or when
 * they are used up.
 */
async function takeTry(db: Db, isOfAddress: SQL, browser: string, network: string | undefined) {
  const isLive = and(
    isOfAddress,
    lt(signInCodes.tries, limits.sign_in_code_tries_in_all),
    gt(signInCodes.expiresAt, sql`now()`),
  );
  const [asked] = await db
    .select({ requestId: signInCodes.requestId, mails: signInCodes.mails })
    .from(signInCodes)
    .where(isLive);
  const of = [asked?.requestId ?? '', String(asked?.mails ?? 0)];
  const counters = [
    { of: [...of, 'device', browser], most: limits.sign_in_code_tries },
    ...(network === undefined ? [] : [{ of: [...of, network], most: limits.sign_in_code_tries_at_network }]),
  ].map((one) => ({ ...one, key: `sign_in_code_tries:${throttleKey(one.of)}` }));
  for (const { key, most } of counters) {
    const tries = await addTo(db, [{ key, seconds: limits.sign_in_code_minutes * 60 }]);
    if ((tries.get(key)?.points ?? 0) > most) return undefined;
  }
  if (!asked) return undefined;
  const [live] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(isLive, eq(signInCodes.requestId, asked.requestId)))
    .returning({ userId: signInCodes.userId, requestId: signInCodes.requestId, codeHash: signInCodes.codeHash });
  return live;
}
