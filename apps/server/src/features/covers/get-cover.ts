import type { getCover } from '@serendip/contract/guests';
import { eventCovers } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { coverPicture, pictureForLinks } from './cover-picture.ts';
import { eventInLinks } from './event-in-links.ts';

/** 404 if the event's page names no cover either. */
export const getCoverHandler: Handler<typeof getCover> = async ({ params }, { database: { db } }) => {
  const event = await eventInLinks(db, params.event_id);
  if (!event) throw new Refusal('event_not_found');
  const { key } = event;
  const read = async (of: string) =>
    (await db.select({ bytes: eventCovers.large }).from(eventCovers).where(eq(eventCovers.key, of)))[0]?.bytes;
  const photo = key === null ? undefined : await pictureForLinks(key, () => read(key));
  return { bytes: photo ?? (await coverPicture(event.name)), isPublic: true };
};
