import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './envelope.ts';

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the built web app: hashed assets for ever, and `index.html` for every path that is not a file. */
export async function serveWebApp(app: FastifyInstance, root = builtWebApp): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const built = existsSync(join(root, 'index.html'));
  if (built)
    await app.register(staticFiles, {
      root,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes(`${join(root, 'assets')}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    // A name with an ending is a file that is not there; what the app routes has none.
    if (!built || !wantsPage || path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/'))
      return sendFailure(reply, 'unknown_path');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
