import { eventId } from '@serendip/contract/ids';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../context.ts';
import { sendFailure } from '../../http/envelope.ts';
import { publicPartOf } from '../guests/event-at-door.ts';
import { presentEventAtDoor } from '../guests/get-event-at-door.ts';
import { cardPage } from './card-page.ts';
import { cardStyle } from './card-style.ts';
import { readersLocale } from './readers-locale.ts';

/** Loads nothing from elsewhere, and runs nothing. The sites are origins that the contract has checked. */
const policyFor = (sites: readonly string[]): string =>
  `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${sites.join(' ')}`;

/**
 * The card of a listed event for frames on the sites that its host names: the one page that may be framed. 404 for every other
 * event. It sets no cookie and reads none.
 */
export function exposeEmbeds(app: FastifyInstance, ctx: Ctx): void {
  app.get('/embed/card.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(cardStyle),
  );
  app.get<{ Params: { event_id: string } }>('/embed/events/:event_id', async ({ params, headers, language }, reply) => {
    const id = eventId.safeParse(params.event_id);
    const event = id.success ? await publicPartOf(ctx, id.data) : undefined;
    if (!event?.listed || event.closed || !event.embed_sites) return sendFailure(reply, 'event_not_found');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(event.embed_sites))
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cross-origin-embedder-policy', 'require-corp')
      .header('vary', 'accept-language')
      .header('cache-control', 'no-cache')
      .send(
        cardPage(presentEventAtDoor(event, ctx.now()), language, readersLocale(headers['accept-language'], language)),
      );
  });
  // Where the standard's own discovery by address looks first.
  app.get('/oembed', async ({ url }, reply) => reply.redirect(`/api${url}`, 308));
}
