import { eventId } from '@serendip/contract/ids';
import type { Ctx } from '../../context.ts';
import { events } from '../../db/schema/events.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { withoutData } from '../../errors.ts';

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

interface Shown {
  name: string;
  event_date: string | null;
  start_time: string | null;
}

const whenText = ({ event_date: day, start_time: start }: Shown): string =>
  day ? `${dayText.format(new Date(day))}${start ? `, ${start}` : ''}. ` : '';

/**
 * What a pasted link shows of an event that allows guests, as Open Graph properties. Null for every other address: there the
 * page is the same whether or not there is such an event, and also when the database does not answer.
 */
export function socialTags({ config, database, log }: Ctx) {
  return async (url: string): Promise<Record<string, string> | null> => {
    const [, id] = /^\/events\/([^/?#]+)\/?(?:[?#]|$)/.exec(url) ?? [];
    if (!id || !eventId.safeParse(id).success) return null;
    const [event] = await database.db
      .select({ name: events.name, event_date: events.event_date, start_time: events.start_time })
      .from(events)
      .where(and(eq(events.id, id), events.guest_join, isNull(events.closedAt)))
      .catch((error: Error) => {
        log.warn({ err: withoutData(error) }, 'what a link shows could not be read');
        return [];
      });
    if (!event) return null;
    return {
      'og:type': 'website',
      'og:site_name': 'Serendip',
      'og:title': event.name,
      'og:description': `${whenText(event)}Join, and see who to meet.`,
      'og:url': `${config.publicUrl}/events/${id}`,
      'og:image': `${config.publicUrl}/social-card.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    };
  };
}
