import type { FastifyInstance } from 'fastify';

const path = '/unsubscribe/:token';

/** Mail programs post to the address in a mail's header. Opening it redirects to the page, which asks first. */
export function exposeUnsubscribePage(app: FastifyInstance): string[] {
  app.get<{ Params: { token: string } }>(`/api${path}`, async ({ params }, reply) =>
    reply.redirect(`/unsubscribe/${encodeURIComponent(params.token)}`, 303),
  );
  return [path];
}
