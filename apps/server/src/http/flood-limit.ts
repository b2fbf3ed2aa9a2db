import { boundOf } from '@serendip/contract/bounds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../context.ts';
import { hashToken, readToken } from './authorise.ts';
import { networkOf } from './network-of.ts';

type Flood = 'requests_per_account' | 'requests_per_address';

export interface FloodLimit {
  /** Reports a request's account after the look-up, so that it counts for the account and not the address. */
  isOf(request: FastifyRequest, accountId: string | undefined): Promise<void>;
}

/** Sessions with a cached account; the one used least lately is dropped. */
const rememberedMax = 20_000;

/**
 * Refuses a flood with 429 before any look-up. A request counts for its session's account, or for its address while the
 * account is unknown, so that a signed-in crowd behind one address is not held up. Kept per process, to protect its
 * time.
 */
export function limitFlood(app: FastifyInstance, { bounds, config }: Ctx): FloodLimit {
  if (!config.rateLimit) return { isOf: async () => undefined };
  const limiterOf = (name: Flood) =>
    new RateLimiterMemory({ points: bounds.most(name), duration: boundOf(name).seconds ?? 0 });
  const limiters = {
    requests_per_account: limiterOf('requests_per_account'),
    requests_per_address: limiterOf('requests_per_address'),
  };
  /** Accounts by the hash of a session's token: used to count, never to authenticate. */
  const remembered = new LRUCache<string, string>({ max: rememberedMax });
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
      await count('requests_per_address', networkOf(request.ip), request);
      ofAddress.add(request);
    }
  });
  return {
    async isOf(request, accountId) {
      const session = sessionOf(request) ?? '';
      if (!accountId) return void remembered.delete(session);
      if (!ofAddress.has(request)) return;
      remembered.set(session, accountId);
      await limiters.requests_per_address.reward(networkOf(request.ip));
      await count('requests_per_account', accountId, request);
    },
  };
}
