import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope.ts';
import { pageLanguage, withoutLanguage } from './language.ts';

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Paths of the API and of assets are never pages of the app. */
function isPageOfApp({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const isOther = path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/');
  return (method === 'GET' || method === 'HEAD') && !isOther;
}

/** The build prerenders a page for the landing screen and for an event; see `prerender-pages.ts`. */
function pageFor(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path === '/') return 'landing.html';
  return /^\/events\/[^/]+\/?$/.test(path) ? 'event.html' : 'index.html';
}

/**
 * A file's tag is made of its size and its time, which pages of two languages can share: theirs have the language at the end.
 * `sendFile` compares without it.
 */
const tagEnd = (page: string): string => /\.([a-z]{2})\.html/.exec(page)?.[1]?.replace(/^/, '-') ?? '';

function compareWithoutEnd({ headers }: FastifyRequest, end: string): void {
  for (const name of ['if-none-match', 'if-match'] as const) {
    const known = headers[name];
    if (known === undefined || known === '*') continue;
    const own = known.split(',').filter((tag) => tag.trim().endsWith(`${end}"`));
    headers[name] = own.map((tag) => tag.replace(`${end}"`, '"')).join(',') || '"none"';
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');

interface LinkTags {
  /** Open Graph. */
  properties: Record<string, string>;
  /** The address of its oEmbed document. */
  oembed: string | null;
}

/** A page with its Open Graph properties replaced. */
const withTags = (page: string, { properties, oembed }: LinkTags): string =>
  page
    .replaceAll(/ *<meta property="og:[^>]*>\n?/g, '')
    .replace('</title>', (end) =>
      [
        end,
        ...Object.entries(properties).map(
          ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
        ),
        ...(oembed ? [`<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}">`] : []),
      ].join('\n'),
    );

/** The link preview of an address; null: the default of every page. */
type TagsOf = (url: string) => Promise<LinkTags | null>;

/**
 * Serves the built web app: hashed assets with an endless cache, the landing page at `/`, and the app for every path
 * that is no file. Returns which requests are for a page: none before the build.
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
    // No range requests: nothing here is long enough.
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
      const tag = reply.getHeader('etag');
      if (tag) reply.header('etag', String(tag).replace(/"$/, `${tagEnd(path)}"`));
    },
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, isOfFlood } = request;
    const language = pageLanguage(request);
    const wanted = language === withoutLanguage ? pageFor(url) : pageFor(url).replace('.', `.${language}.`);
    const page = existsSync(join(root, wanted)) ? wanted : 'index.html';
    reply.header('vary', 'Accept-Language, Cookie');
    const tags = isOfFlood ? null : await tagsOf(url);
    if (!tags) {
      compareWithoutEnd(request, tagEnd(page));
      return reply.sendFile(page);
    }
    const text = await readFile(join(root, page), 'utf8');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withTags(text, tags));
  };
  app.get('/', sendPage);
  // Also called for a file that was deleted after the start.
  app.setNotFoundHandler((request, reply) =>
    isPageOfApp(request) ? sendPage(request, reply) : sendFailure(reply, 'unknown_path'),
  );
  return isPageOfApp;
}
