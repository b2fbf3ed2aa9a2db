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

/** The build makes a page for the landing screen and for an event, which show before their scripts; see `prerender-pages.ts`. */
function pageFor(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path === '/') return 'landing.html';
  return /^\/events\/[^/]+\/?$/.test(path) ? 'event.html' : 'index.html';
}

/**
 * Serves the built web app: hashed assets for ever, the landing page at `/`, and the app for every path that is no file.
 * Returns which requests are for a page of it: none while it is not built.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root = builtWebApp,
): Promise<(request: FastifyRequest) => boolean> {
  if (!existsSync(join(root, 'index.html'))) return () => false;
  const assets = join(root, 'assets');
  await app.register(staticFiles, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Nothing here is long enough to be taken up in its middle.
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const page = pageFor(url);
    return reply.sendFile(existsSync(join(root, page)) ? page : 'index.html');
  };
  app.get('/', sendPage);
  // Asked also for a file that was there at the start and is no more.
  app.setNotFoundHandler((request, reply) =>
    isPageOfApp(request) ? sendPage(request, reply) : sendFailure(reply, 'unknown_path'),
  );
  return isPageOfApp;
}
