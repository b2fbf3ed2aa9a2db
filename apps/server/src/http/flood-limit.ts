import { boundOf } from '@serendip/contract/bounds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../context.ts';
import { hashToken, readToken } from './authorise.ts';
import { deviceKey } from './device.ts';
import { networkOf } from './network-of.ts';
import { waitInLine } from './slow-line.ts';

type Flood = 'requests_per_account' | 'requests_per_address';

declare module 'fastify' {
  interface FastifyRequest {
    /** Beyond the bound of its address, a page comes without what the database knows. */
    isOfFlood: boolean;
  }
}

export interface FloodLimit {
  /** Reports a request's account after the look-up, so that it counts for the account and not the address. */
  isOf(request: FastifyRequest, accountId: string | undefined): Promise<void>;
  /** Remembers the account of a session that was just opened, so that its first request does not count for the address. */
  opened(token: string, accountId: string | undefined): void;
}

/** How many ways in go on each second beyond the bound of their address. */
const judgedPerSecond = 50;

/** Sessions with a cached account; the one used least lately is dropped. */
const rememberedMax = 20_000;

/**
 * Refuses a flood with 429 before any look-up. A way in waits in a small line instead, in which
 * devices take turns, and first tries go before others: a right code or password is let in beside any flood. A request counts for its session's account, or for its address while the
 * account is unknown, so that a signed-in crowd behind one address is not held up. Kept per process, to protect its
 * time.
 */
export function limitFlood(app: FastifyInstance, ctx: Ctx): FloodLimit {
  const { bounds, config } = ctx;
  app.decorateRequest('isOfFlood', false);
  if (!config.rateLimit) return { isOf: async () => undefined, opened: () => undefined };
  const limiterOf = (name: Flood) =>
    new RateLimiterMemory({ points: bounds.most(name), duration: boundOf(name).seconds ?? 0 });
  const limiters = {
    requests_per_account: limiterOf('requests_per_account'),
    requests_per_address: limiterOf('requests_per_address'),
  };
  /** Accounts by the hash of a session's token: used to count, never to authenticate. */
  const remembered = new LRUCache<string, string>({ max: rememberedMax });
  /** Devices that were in a line lately. */
  const waited = new LRUCache<string, true>({ max: rememberedMax, ttl: 10_000 });
  /** Requests counted for their address so far. */
  const ofAddress = new WeakSet<FastifyRequest>();

  const count = async (name: Flood, key: string, { ip, log }: FastifyRequest) => {
    await limiters[name].consume(key).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Logged once per flood, so that the log does not fill up.
      if (refused.consumedPoints === bounds.most(name) + 1) log.info({ refusal: name, address: ip }, 'flood refused');
      throw bounds.refusal(name, refused.msBeforeNext);
    });
  };
  /** By the token, since one session can be written in many ways. */
  const sessionOf = ({ headers }: FastifyRequest) => {
    const token = readToken(headers.authorization);
    return token && hashToken(token);
  };

  app.addHook('onRequest', async (request) => {
    // Files of the web app are cheap, and a screen requests many at once. An event's page queries the database.
    if (!/^\/(api|events\/)/.test(request.url) || request.routeOptions.config.endpoint?.unlimited) return;
    const accountId = remembered.get(sessionOf(request) ?? '');
    if (accountId) await count('requests_per_account', accountId, request);
    else {
      await count('requests_per_address', networkOf(request.ip), request).catch((refused: unknown) =>
        waitOr(refused, request),
      );
      ofAddress.add(request);
    }
  });

  /** Beyond the bound: a page goes on without the database, a way in waits, and all else is refused. */
  async function waitOr(refused: unknown, request: FastifyRequest): Promise<void> {
    if (!request.url.startsWith('/api')) {
      request.isOfFlood = true;
      return;
    }
    // Single sign-on has pages in place of calls.
    const isWayIn = request.routeOptions.config.endpoint?.letsIn || request.url.startsWith('/api/sign_in/');
    if (!isWayIn) throw refused;
    const network = networkOf(request.ip);
    const pair = deviceKey(request);
    const first = !waited.has(pair);
    waited.set(pair, true);
    await waitInLine(ctx, `flood ${network}`, { network, pair, first }, judgedPerSecond);
  }

  return {
    async isOf(request, accountId) {
      const session = sessionOf(request) ?? '';
      if (!accountId) return void remembered.delete(session);
      if (!ofAddress.has(request)) return;
      remembered.set(session, accountId);
      await limiters.requests_per_address.reward(networkOf(request.ip));
      await count('requests_per_account', accountId, request);
    },
    opened(token, accountId) {
      if (accountId) remembered.set(hashToken(token), accountId);
    },
  };
}
