import type { getEventPicture } from '@serendip/contract/covers';
import { eventCovers } from '../../db/schema/events.ts';
import { eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

/** Browsers load pictures without the session. The address comes with the event, so only people who may see it have it. */
export const getEventPictureHandler: Handler<typeof getEventPicture> = async (
  { params, query },
  { database: { db } },
) => {
  const [picture] = await db
    .select({ bytes: query.size === 'small' ? eventCovers.small : eventCovers.large })
    .from(eventCovers)
    .where(eq(eventCovers.key, params.key));
  if (!picture) throw new Refusal('picture_not_found');
  return { bytes: picture.bytes };
};
