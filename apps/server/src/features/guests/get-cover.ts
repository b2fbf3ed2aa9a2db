import type { getCover } from '@serendip/contract/guests';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { coverPicture } from './cover-picture.ts';
import { eventInLinks } from './event-in-links.ts';

/** 404 if the event's page names no cover either. */
export const getCoverHandler: Handler<typeof getCover> = async ({ params }, { database: { db } }) => {
  const event = await eventInLinks(db, params.event_id);
  if (!event) throw new Refusal('event_not_found');
  return { bytes: await coverPicture(event.name), isPublic: true };
};
