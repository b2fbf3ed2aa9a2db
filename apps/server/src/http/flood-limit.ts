import { boundOf } from '@serendip/contract/bounds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../context.ts';
import { type Caller, hashToken, readToken } from './authorise.ts';
import { deviceKey } from './device.ts';
import { networkOf } from './network-of.ts';
import { waitInLine } from './slow-line.ts';

type Flood = 'requests_per_account' | 'requests_per_address' | 'requests_per_token';

declare module 'fastify' {
  interface FastifyRequest {
    /** Beyond the bound of its address, a page comes without what the database knows. */
    isOfFlood: boolean;
  }
}

/** Whom a request counts for. */
type Counted = Pick<Caller, 'share' | 'token'>;

export interface FloodLimit {
  /** Reports a request's caller after the look-up, so that it counts for the account or token and not the address. */
  isOf(request: FastifyRequest, caller: Counted | undefined): Promise<void>;
  /** Remembers the account of a session that was just opened, so that its first request does not count for the address. */
  opened(token: string, accountId: string | undefined): void;
}

/** How many ways in go on each second beyond the bound of their address. */
const judgedPerSecond = 50;

/** Sessions with a cached account; the one used least lately is dropped. */
const rememberedMax = 20_000;

/** Keys of one bound that are counted at a time; the one used least lately is dropped. */
const countedMax = 100_000;

/** Counts requests by a key for the seconds of the bound, from the first one on. The cache goes by the process's monotonic clock. */
function counterOf(name: Flood) {
  const windows = new LRUCache<string, { requests: number }>({
    max: countedMax,
    ttl: (boundOf(name).seconds ?? 0) * 1_000,
  });
  return {
    /** The requests of the key with this one, and the milliseconds until its count begins again. */
    add(key: string): { requests: number; wait: number } {
      const window = windows.get(key) ?? { requests: 0 };
      if (window.requests === 0) windows.set(key, window);
      window.requests += 1;
      return { requests: window.requests, wait: windows.getRemainingTTL(key) };
    },
    takeBack(key: string): void {
      const window = windows.get(key);
      if (window) window.requests = Math.max(0, window.requests - 1);
    },
  };
}

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
  const counters = {
    requests_per_account: counterOf('requests_per_account'),
    requests_per_address: counterOf('requests_per_address'),
    requests_per_token: counterOf('requests_per_token'),
  };
  /** By the hash of a session's or an API token: used to count, never to authenticate. */
  const remembered = new LRUCache<string, Counted>({ max: rememberedMax });
  /** Devices that were in a line lately. */
  const waited = new LRUCache<string, true>({ max: rememberedMax, ttl: 10_000 });
  /** Requests counted for their address so far. */
  const ofAddress = new WeakSet<FastifyRequest>();

  const count = (name: Flood, key: string, { ip, log }: FastifyRequest) => {
    const { requests, wait } = counters[name].add(key);
    if (requests <= bounds.most(name)) return;
    // Logged once per flood, so that the log does not fill up.
    if (requests === bounds.most(name) + 1) log.info({ refusal: name, address: ip }, 'flood refused');
    throw bounds.refusal(name, wait);
  };
  /** A program that asks too often uses up its own token's share, and the account's sessions go on. */
  const countCaller = ({ share, token }: Counted, request: FastifyRequest) => {
    if (token) count('requests_per_token', token.id, request);
    count('requests_per_account', share, request);
  };
  /** By the token, since one session can be written in many ways. */
  const sessionOf = ({ headers }: FastifyRequest) => {
    const token = readToken(headers.authorization);
    return token && hashToken(token);
  };

  app.addHook('onRequest', async (request) => {
    // Files of the web app are cheap, and a screen requests many at once. An event's page queries the database.
    if (!/^\/(api|events\/)/.test(request.url) || request.routeOptions.config.endpoint?.unlimited) return;
    const caller = remembered.get(sessionOf(request) ?? '');
    if (caller) return countCaller(caller, request);
    try {
      count('requests_per_address', networkOf(request.ip), request);
    } catch (refused) {
      await waitOr(refused, request);
    }
    ofAddress.add(request);
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
    async isOf(request, caller) {
      const session = sessionOf(request) ?? '';
      if (!caller) return void remembered.delete(session);
      if (!ofAddress.has(request)) return;
      remembered.set(session, { share: caller.share, token: caller.token });
      counters.requests_per_address.takeBack(networkOf(request.ip));
      countCaller(caller, request);
    },
    opened(token, accountId) {
      if (accountId) remembered.set(hashToken(token), { share: accountId, token: null });
    },
  };
}
