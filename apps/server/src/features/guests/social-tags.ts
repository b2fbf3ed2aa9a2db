import { eventId } from '@serendip/contract/ids';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Ctx } from '../../context.ts';
import { withoutData } from '../../errors.ts';
import { coverLink } from '../covers/cover-link.ts';
import { coverSize } from '../covers/cover-picture.ts';
import { type EventInLinks, eventInLinks } from '../covers/event-in-links.ts';

/** Day, place and an invitation, in the event's language: nobody knows yet who reads the link. */
function description({ event_date: day, start_time: start, place, language }: EventInLinks): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const when = day && `${date.format(new Date(day))}${start ? `, ${start}` : ''}`;
  return [when, place, serverTexts(language, 'eventCard')('inLinks')]
    .flatMap((part) => part || [])
    .map((part) => part.charAt(0).toLocaleUpperCase(language) + part.slice(1))
    .join('. ');
}

/** Also with what chat apps leave behind an address, such as a full stop or a bracket. */
const addressOfEvent = /^\/events\/([\w-]{36})(?:\/?(?:[?#]|$)|[^\w/?#-])/;

/**
 * Open Graph properties of an event that is listed or allows guests. Null for all other addresses, and when the database is down, so
 * that pages reveal nothing.
 */
export function socialTags({ config, database, log }: Ctx) {
  return async (url: string) => {
    const [, id] = addressOfEvent.exec(url) ?? [];
    if (!id || !eventId.safeParse(id).success) return null;
    const event = await eventInLinks(database.db, id).catch((error: Error) => {
      log.warn({ err: withoutData(error) }, 'reading the preview of a link failed');
      return undefined;
    });
    if (!event) return null;
    const properties = {
      'og:type': 'website',
      'og:site_name': 'Serendip',
      'og:title': event.name,
      'og:description': description(event),
      'og:url': `${config.publicUrl}/events/${id}`,
      'og:image': coverLink(config, id, event),
      'og:image:type': 'image/png',
      'og:image:width': String(coverSize.width),
      'og:image:height': String(coverSize.height),
    };
    const page = `${config.publicUrl}/events/${id}`;
    const oembed = event.listed ? `${config.publicUrl}/api/oembed?url=${encodeURIComponent(page)}` : null;
    return { properties, oembed };
  };
}
