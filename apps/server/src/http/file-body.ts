import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bounds } from '../bounds.ts';
import { Refusal } from '../errors.ts';

/** Of files that are too large, those up to so many times as large are let in and dropped. */
const DROPPED = 8;

/**
 * Lets the calls of this scope take a file of up to so many bytes, whatever is claimed to be in it: the handler judges the bytes.
 * A claim that is no type at all is one of them.
 */
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
  // Who is answered in the middle of sending often reads no answer but a broken connection.
  scope.addHook('preParsing', async ({ headers }, _reply, body) => {
    const length = Number(headers['content-length']);
    if (!(length > bytesMax && length <= DROPPED * bytesMax)) return body;
    await finished(body.resume());
    throw new Refusal('bad_picture');
  });
  return scope;
}

/** Bounds the files that are held in memory, of one account and in all: from before the body is read to the answer. */
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
