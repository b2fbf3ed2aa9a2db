import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope.ts';

/** Refuses unknown addresses before the body is read. */
export function refuseUnknownPaths(app: FastifyInstance, isPage: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !isPage(request)) return sendFailure(reply, 'unknown_path');
  });
}
