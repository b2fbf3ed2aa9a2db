import { boundOf } from '@serendip/contract/bounds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ctx } from '../context.ts';
import { hashToken, readToken } from './authorise.ts';
import { networkOf } from './network-of.ts';

type Flood = 'requests_per_account' | 'requests_per_address';

export interface FloodLimit {
  /** Whose session a request has, once it was looked up: it counts for the account then, and no longer for the address. */
  isOf(request: FastifyRequest, accountId: string | undefined): Promise<void>;
}

/** Sessions whose account is remembered. Of more the oldest is looked up anew. */
const rememberedMax = 20_000;

/**
 * Refuses a flood with 429 before anything is looked up. A request counts for the account of its session, whichever of its
 * sessions that is, and for its address as long as nobody knows whose it is: so a crowd behind one address that has signed in
 * is not held up by its size. Kept per process: it protects this process's time.
 */
export function limitFlood(app: FastifyInstance, { bounds, config }: Ctx): FloodLimit {
  if (!config.rateLimit) return { isOf: async () => undefined };
  const limiterOf = (name: Flood) =>
    new RateLimiterMemory({ points: bounds.most(name), duration: boundOf(name).seconds ?? 0 });
  const limiters = {
    requests_per_account: limiterOf('requests_per_account'),
    requests_per_address: limiterOf('requests_per_address'),
  };
  /** Accounts by the hash of a session's token: enough to count by, never to let anybody in. */
  const remembered = new Map<string, string>();
  /** Requests that count for their address so far. */
  const ofAddress = new WeakSet<FastifyRequest>();

  const count = async (name: Flood, key: string, { ip, log }: FastifyRequest) => {
    await limiters[name].consume(key).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Once in each flood: a log that grows with it would be the next thing to fill up.
      if (refused.consumedPoints === bounds.most(name) + 1)
        log.info({ refusal: name, address: ip }, 'a flood is refused');
      throw bounds.refusal(name, refused.msBeforeNext);
    });
  };
  /** By its token, not by the header's text: one session can be written in many ways. */
  const sessionOf = ({ headers }: FastifyRequest) => {
    const token = readToken(headers.authorization);
    return token && hashToken(token);
  };

  app.addHook('onRequest', async (request) => {
    // The web app's files cost next to nothing, and a screen asks for many at once. An event's page asks the database.
    if (!/^\/(api|events\/)/.test(request.url)) return;
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
      const [oldest] = remembered.size < rememberedMax ? [] : remembered.keys();
      if (oldest) remembered.delete(oldest);
      remembered.set(session, accountId);
      await limiters.requests_per_address.reward(networkOf(request.ip));
      await count('requests_per_account', accountId, request);
    },
  };
}
