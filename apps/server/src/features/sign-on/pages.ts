import { randomBytes } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import type { SignOnFault } from '@serendip/contract/sign-on';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openSignOnProvider, SignOnError, type SignOnProvider } from '../../adapters/sign-on-provider.ts';
import type { Ctx } from '../../context.ts';
import { signOnAttempts, signOnTickets } from '../../db/schema/accounts.ts';
import { and, eq, gt, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../http/authorise.ts';
import { holdAnswer } from '../identity/throttling/hold-answer.ts';
import { isPast } from '../identity/throttling/spend.ts';
import { knowBrowser, readBrowser, secretsOf } from './browser.ts';
import { findAccount } from './find-account.ts';

const begin = '/sign_in/oidc';
const callback = `${begin}/callback`;

/** Any origin works: a path of the app keeps it, another address replaces it. */
const anyOrigin = 'http://app.invalid';
const longestPath = 2_000;
function pathOf(query: unknown): string {
  const { from } = query as { from?: unknown };
  const isOurs =
    typeof from === 'string' &&
    from.length <= longestPath &&
    from.startsWith('/') &&
    !/[\0\ud800-\udfff]/.test(from) &&
    URL.parse(from, anyOrigin)?.origin === anyOrigin;
  return isOurs ? from : '/dashboard';
}

/** Redirects to the sign-in screen with the reason and the page first asked for. */
const backTo = (reply: FastifyReply, fault: SignOnFault, from: string) =>
  reply.redirect(`/login#${new URLSearchParams({ sign_on: fault, from })}`, 303);

function faultOf(error: unknown): SignOnFault {
  if (error instanceof SignOnError) return error.fault;
  if (error instanceof Refusal && error.code === 'too_many_requests') return 'busy';
  throw error;
}

async function startAt(provider: SignOnProvider, ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const from = pathOf(request.query);
  try {
    if (await isPast(ctx, 'sign_ons_per_address', [request.ip])) await holdAnswer(ctx);
    const browser = knowBrowser(request, reply, ctx.config);
    const state = randomBytes(32).toString('base64url');
    const address = await provider.address(secretsOf(browser, state));
    await ctx.database.db.insert(signOnAttempts).values({
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      returnTo: from,
      expiresAt: sql`now() + make_interval(mins => ${limits.sign_on_minutes}::int)`,
    });
    return reply.redirect(address.href, 303);
  } catch (error) {
    return backTo(reply, faultOf(error), from);
  }
}

/** Deletes the attempt that this browser started. Another browser's stays. */
async function takeAttempt({ database: { db } }: Ctx, state: string, browser: string) {
  const [attempt] = await db
    .delete(signOnAttempts)
    .where(
      and(
        eq(signOnAttempts.stateHash, hashToken(state)),
        eq(signOnAttempts.browserHash, hashToken(browser)),
        gt(signOnAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return attempt;
}

async function comeBack(provider: SignOnProvider, ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const { config, database, log } = ctx;
  const { state } = request.query as { state?: unknown };
  const browser = readBrowser(request, config);
  const attempt = browser && typeof state === 'string' ? await takeAttempt(ctx, state, browser) : undefined;
  if (!browser || typeof state !== 'string' || !attempt) return backTo(reply, 'ended', '/dashboard');
  try {
    const cameBack = new URL(request.url, config.publicUrl);
    const identity = await provider.identity(cameBack, secretsOf(browser, state));
    const code = randomBytes(32).toString('base64url');
    const keep = () =>
      database.db.transaction(async (tx) => {
        const { user, passwordEnded } = await findAccount(tx, identity);
        await tx.insert(signOnTickets).values({
          codeHash: hashToken(code),
          browserHash: attempt.browserHash,
          userId: user.id,
          returnTo: attempt.returnTo,
          passwordEnded,
          expiresAt: sql`now() + interval '1 minute'`,
        });
      });
    // A first sign-on in two tabs: the second one finds the account.
    await keep().catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'invalid') return keep();
      throw error;
    });
    // Behind the '#', so that it reaches no server and no log.
    return reply.redirect(`/sign-on#${new URLSearchParams({ code })}`, 303);
  } catch (error) {
    const fault = faultOf(error);
    const { cause } = error as Error;
    const why = cause instanceof Error ? { name: cause.name, code: 'code' in cause ? cause.code : undefined } : {};
    log.warn({ fault, ...why }, 'a single sign-on failed');
    return backTo(reply, fault, attempt.returnTo);
  }
}

/** The two addresses of the way through the provider. Returns their paths below `/api`. */
export function exposeSignOn(app: FastifyInstance, ctx: Ctx): string[] {
  const { publicUrl, signOn } = ctx.config;
  if (!signOn) return [];
  const provider = openSignOnProvider(signOn, `${publicUrl}/api${callback}`);
  // HEAD requests of link scanners use nothing up.
  const visited = { exposeHeadRoute: false };
  app.get(`/api${begin}`, visited, (request, reply) => startAt(provider, ctx, request, reply));
  app.get(`/api${callback}`, visited, (request, reply) => comeBack(provider, ctx, request, reply));
  return [begin, callback];
}
