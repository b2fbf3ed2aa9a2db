import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope.ts';

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The API's and the assets' paths are never the app's own. */
function isPageOfApp({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const isOther = path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/');
  return (method === 'GET' || method === 'HEAD') && !isOther;
}

/** Serves the built web app: hashed assets for ever, the landing page at `/`, and the app for every path that is no file. */
export async function serveWebApp(app: FastifyInstance, root = builtWebApp): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
  const assets = join(root, 'assets');
  if (built) {
    await app.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    const landing = existsSync(join(root, 'landing.html')) ? 'landing.html' : 'index.html';
    app.get('/', (_request, reply: FastifyReply) => reply.sendFile(landing));
  }
  const isPage = (request: FastifyRequest) => built && isPageOfApp(request);
  // Before the body is read: nothing is at an unknown address, whatever was sent there.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !isPage(request)) return sendFailure(reply, 'unknown_path');
  });
  app.setNotFoundHandler(async (request, reply) =>
    isPage(request) ? reply.sendFile('index.html') : sendFailure(reply, 'unknown_path'),
  );
}
