import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** Files up to this many times the limit are received and dropped. */
const DROPPED = 8;

/** Accepts a file up to a size in this scope, with any content type: the handler checks the bytes. */
export function acceptFiles(scope: FastifyInstance, bytesMax: number): FastifyInstance {
  const claims = new WeakMap<FastifyRequest, string>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (request, bytes, done) =>
    done(null, { bytes, type: claims.get(request) ?? '' }),
  );
  scope.addHook('onRequest', async (request) => {
    claims.set(request, request.headers['content-type'] ?? '');
    request.headers['content-type'] = 'application/octet-stream';
  });
  // A client that gets an answer while it is sending often sees only a broken connection.
  scope.addHook('preParsing', async ({ headers }, _reply, body) => {
    const length = Number(headers['content-length']);
    if (!(length > bytesMax && length <= DROPPED * bytesMax)) return body;
    await finished(body.resume());
    throw new Refusal('bad_picture');
  });
  return scope;
}
