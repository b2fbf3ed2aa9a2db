import type { FastifyInstance } from 'fastify';

const path = '/invitations/refusals/:token';

/** Mail programs post to the address in an invitation's header. Opening it redirects to the page, which asks first. */
export function exposeRefusalPage(app: FastifyInstance): string[] {
  app.get<{ Params: { token: string } }>(`/api${path}`, async ({ params }, reply) =>
    reply.redirect(`/i/stop/${encodeURIComponent(params.token)}`, 303),
  );
  return [path];
}
