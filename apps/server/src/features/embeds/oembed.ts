import type { getOembed } from '@serendip/contract/embeds';
import { eventId } from '@serendip/contract/ids';
import type { Config } from '../../config.ts';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { coverLink } from '../covers/cover-link.ts';
import { coverSize } from '../covers/cover-picture.ts';
import { eventInLinks } from '../covers/event-in-links.ts';

/** The event that an address of this server names; undefined for every other address. */
function eventIn(url: string, { publicUrl }: Pick<Config, 'publicUrl'>): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, username, password } = new URL(url);
  if (origin !== new URL(publicUrl).origin || username || password) return undefined;
  const [, id] = /^\/(?:embed\/)?events\/([\w-]{36})\/?$/.exec(pathname) ?? [];
  return eventId.safeParse(id).success ? id : undefined;
}

interface Asked {
  url: string;
  format?: string | undefined;
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

/** The link card of a listed event (oEmbed 1.0, type `link`). Without the cover where it is larger than asked. */
async function oembedOf(ctx: Ctx, { url, format = 'json', maxwidth, maxheight }: Asked) {
  const id = eventIn(url, ctx.config);
  const event = id === undefined ? undefined : await eventInLinks(ctx.database.db, id);
  if (!id || !event?.listed) throw new Refusal('event_not_found');
  if (format !== 'json') throw new Refusal('no_such_format');
  const { width, height } = coverSize;
  const fits = width <= (maxwidth ?? width) && height <= (maxheight ?? height);
  return {
    version: '1.0',
    type: 'link',
    title: event.name,
    provider_name: 'Serendip',
    provider_url: ctx.config.publicUrl,
    cache_age: 3600,
    ...(fits && { thumbnail_url: coverLink(ctx.config, id, event), thumbnail_width: width, thumbnail_height: height }),
  };
}

export const getOembedHandler: Handler<typeof getOembed> = async ({ query }, ctx) => ({
  json: await oembedOf(ctx, query),
});
