import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { apiReference, apiReferenceStyle } from './api-reference.ts';
import { guestsGuide } from './guests-guide.ts';
import { openApiDocument } from './openapi.ts';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const encodings: ('br' | 'gzip')[] = ['br', 'gzip'];

/** A text with its compressed forms. Made for the first request, then kept: it is long, and never changes. */
function keptText(make: () => string) {
  let kept: Promise<Record<'br' | 'gzip' | 'plain', Buffer> & { etag: string }> | undefined;
  const compressed = async () => {
    const plain = Buffer.from(make());
    const [br, gzip] = await Promise.all(encodings.map((encoding) => compressors[encoding](plain)));
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { plain, br: br as Buffer, gzip: gzip as Buffer, etag };
  };
  return () => {
    kept ??= compressed();
    return kept;
  };
}

/** The description of the API, for programs and for people, and how to let guests in. Returns its paths below `/api`. */
export function exposeReference(app: FastifyInstance, publicUrl: string): string[] {
  const pages = [
    ['/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(openApiDocument(publicUrl))],
    ['/docs', 'text/html; charset=utf-8', apiReference],
    ['/docs/let-guests-in', 'text/html; charset=utf-8', guestsGuide],
    ['/docs/reference.css', 'text/css', () => apiReferenceStyle],
  ] as const;
  for (const [path, type, make] of pages) {
    const text = keptText(make);
    app.get(`/api${path}`, async (request, reply) => {
      const forms = await text();
      // Until the next release, so caches ask again after a few minutes.
      reply.header('cache-control', 'public, max-age=300').header('etag', forms.etag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === forms.etag) return reply.status(304).send();
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type(type).send(forms[encoding ?? 'plain']);
    });
  }
  return pages.map(([path]) => path);
}
