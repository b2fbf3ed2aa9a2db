import type { FastifyInstance } from 'fastify';

/** JSON bodies only; an empty one is 'no body', since browsers send the content type on calls without a body too. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { code: 'MALFORMED_JSON' }));
    }
  });
}
