import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bounds } from '../bounds.ts';
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

/** Bounds the files in memory, per account and in all, from before the body is read until the answer. */
export function boundFiles(bounds: Bounds) {
  const ofAccounts = new Map<string, number>();
  let inAll = 0;
  return (reply: FastifyReply, accountId: string): void => {
    const own = ofAccounts.get(accountId) ?? 0;
    if (own >= bounds.most('pictures_at_once_per_account')) throw bounds.refusal('pictures_at_once_per_account', 1_000);
    if (inAll >= bounds.most('pictures_at_once')) throw bounds.refusal('pictures_at_once', 5_000);
    inAll += 1;
    ofAccounts.set(accountId, own + 1);
    const held = new AbortController();
    held.signal.addEventListener('abort', () => {
      inAll -= 1;
      const left = (ofAccounts.get(accountId) ?? 1) - 1;
      if (left > 0) ofAccounts.set(accountId, left);
      else ofAccounts.delete(accountId);
    });
    reply.raw.once('finish', () => held.abort()).once('close', () => held.abort());
  };
}
