import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests that this process is answering. */
const underWay = new Set<FastifyRequest>();

export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    underWay.add(request);
    // Comes after the whole answer, and also where the client has gone before.
    reply.raw.once('close', () => underWay.delete(request));
  });
}

/** Lets the others go first: a request with long work in many parts, which calls `untilQuiet` between two of them. */
export const stepAside = (request: FastifyRequest): boolean => underWay.delete(request);

/** Waits while other requests are being answered, at most so many milliseconds. */
export async function untilQuiet(most: number): Promise<void> {
  const until = performance.now() + most;
  while (underWay.size > 0 && performance.now() < until) await sleep(1);
}
