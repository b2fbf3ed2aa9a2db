import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hashToken, readToken } from './authorise.ts';
import { sendFailure } from './envelope.ts';

/** Far above what one person's screens ask for, far below what would hurt the others. */
const perSession = { points: 600, duration: 10 };

/** Refuses a single session's flood with 429. Kept per process: it protects this process's time. */
export function limitFlood(app: FastifyInstance): void {
  const limiter = new RateLimiterMemory(perSession);
  app.addHook('onRequest', async (request, reply) => {
    // By its token, not by the header's text: one session can be written in many ways.
    const token = readToken(request.headers.authorization);
    if (!token) return;
    try {
      await limiter.consume(hashToken(token));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      reply.header('retry-after', String(Math.ceil(refused.msBeforeNext / 1000)));
      return sendFailure(reply, 'too_many_requests');
    }
  });
}
