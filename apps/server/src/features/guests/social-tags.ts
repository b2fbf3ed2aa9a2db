import { eventId } from '@serendip/contract/ids';
import type { Ctx } from '../../context.ts';
import { withoutData } from '../../errors.ts';
import { coverSize } from './cover-picture.ts';
import { type EventInLinks, eventInLinks } from './event-in-links.ts';

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const whenText = ({ event_date: day, start_time: start }: EventInLinks): string =>
  day ? `${dayText.format(new Date(day))}${start ? `, ${start}` : ''}. ` : '';

/** Also with what chat apps leave behind an address, such as a full stop or a bracket. */
const addressOfEvent = /^\/events\/([\w-]{36})(?:\/?(?:[?#]|$)|[^\w/?#-])/;

/**
 * Open Graph properties of an event that allows guests. Null for all other addresses, and when the database is down, so
 * that pages reveal nothing.
 */
export function socialTags({ config, database, log }: Ctx) {
  return async (url: string): Promise<Record<string, string> | null> => {
    const [, id] = addressOfEvent.exec(url) ?? [];
    if (!id || !eventId.safeParse(id).success) return null;
    const event = await eventInLinks(database.db, id).catch((error: Error) => {
      log.warn({ err: withoutData(error) }, 'reading the preview of a link failed');
      return undefined;
    });
    if (!event) return null;
    return {
      'og:type': 'website',
      'og:site_name': 'Serendip',
      'og:title': event.name,
      'og:description': `${whenText(event)}Join, and see who to meet.`,
      'og:url': `${config.publicUrl}/events/${id}`,
      'og:image': `${config.publicUrl}/api/event_covers/${id}`,
      'og:image:type': 'image/png',
      'og:image:width': String(coverSize.width),
      'og:image:height': String(coverSize.height),
    };
  };
}
