import type { FastifyInstance, FastifyRequest } from 'fastify';

const isIgnored = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.ignoresBody === true;

/** JSON bodies only; an empty one is 'no body', since browsers send the content type on calls without a body too. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' || isIgnored(request)) return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { code: 'MALFORMED_JSON' }));
    }
  });
  app.addContentTypeParser('*', (request, body, done) => {
    body.resume();
    if (isIgnored(request)) done(null, undefined);
    else
      done(
        Object.assign(new Error('The body is not JSON'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
      );
  });
}
