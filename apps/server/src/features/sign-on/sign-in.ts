import type { signInBySignOn } from '@serendip/contract/sign-on';
import { signOnTickets, users } from '../../db/schema/accounts.ts';
import { and, eq, gt, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import type { Handler } from '../../http/bind.ts';
import { presentUser } from '../identity/present.ts';
import { openSession } from '../identity/session.ts';
import { spend } from '../identity/throttling/spend.ts';
import { trustPlace } from '../identity/throttling/trusted-place.ts';
import { readBrowser } from './browser.ts';

/** Exchanges the page's code for a session: once, within a minute, in the browser that started. */
export const signInBySignOnHandler: Handler<typeof signInBySignOn> = async ({ body, request }, ctx) => {
  const { bounds, config, database } = ctx;
  const refused = new Refusal('bad_sign_on');
  const browser = readBrowser(request, config);
  if (!browser) throw refused;
  const isTheirs = and(
    eq(signOnTickets.codeHash, hashToken(body.user.code)),
    eq(signOnTickets.browserHash, hashToken(browser)),
    gt(signOnTickets.expiresAt, sql`now()`),
  );
  const [ticket] = await database.db.select().from(signOnTickets).where(isTheirs);
  if (!ticket) throw refused;
  await spend(ctx, 'sign_ins_per_account', [ticket.userId]);
  return database.db.transaction(async (tx) => {
    // Locks in the order of an erasure: the user first.
    const isThere = and(eq(users.id, ticket.userId), isNull(users.erasedAt));
    const [user] = await tx.select().from(users).where(isThere).for('no key update');
    // The delete is the claim: of two concurrent requests, the second finds no row.
    const used = await tx.delete(signOnTickets).where(isTheirs).returning({ userId: signOnTickets.userId });
    if (!user || used.length === 0) throw refused;
    if (user.email) await trustPlace(tx, ctx, user.email, request);
    const data = { user: presentUser(user), password_ended: ticket.passwordEnded, from: ticket.returnTo };
    return { data, token: await openSession(tx, user.id, bounds) };
  });
};
