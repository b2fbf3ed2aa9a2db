import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** A page with these Open Graph properties in place of its own. */
const withTags = (page: string, tags: Record<string, string>): string =>
  page
    .replaceAll(/ *<meta property="og:[^>]*>\n?/g, '')
    .replace('</title>', (end) =>
      [
        end,
        ...Object.entries(tags).map(
          ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
        ),
      ].join('\n'),
    );

/** What an address shows where its link is pasted; null: what every page shows. */
type TagsOf = (url: string) => Promise<Record<string, string> | null>;

/**
 * Serves the built web app: hashed assets for ever, the landing page at `/`, and the app for every path that is no file.
 * Returns which requests are for a page of it: none while it is not built.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root = builtWebApp,
  tagsOf: TagsOf = async () => null,
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
  const sendPage = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const wanted = pageFor(url);
    const page = existsSync(join(root, wanted)) ? wanted : 'index.html';
    const tags = await tagsOf(url);
    if (!tags) return reply.sendFile(page);
    const text = await readFile(join(root, page), 'utf8');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withTags(text, tags));
  };
  app.get('/', sendPage);
  // Asked also for a file that was there at the start and is no more.
  app.setNotFoundHandler((request, reply) =>
    isPageOfApp(request) ? sendPage(request, reply) : sendFailure(reply, 'unknown_path'),
  );
  return isPageOfApp;
}
