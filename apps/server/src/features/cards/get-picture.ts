import type { getPicture } from '@serendip/contract/cards';
import { users } from '../../db/schema/accounts.ts';
import { cardPictures } from '../../db/schema/cards.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { readPictureKey } from './picture-address.ts';
import { seesCard } from './sight.ts';

/** Browsers load pictures without the session, so the address names its viewer. Sight is checked each time. */
export const getPictureHandler: Handler<typeof getPicture> = async ({ params, query }, { database: { db } }) => {
  const { viewerId, ownerId, isMadeWith } = readPictureKey(params.key);
  const [picture] = await db
    .select({ secret: cardPictures.secret, bytes: query.size === 'small' ? cardPictures.small : cardPictures.large })
    .from(cardPictures)
    .innerJoin(users, and(eq(users.id, viewerId), isNull(users.erasedAt)))
    .where(and(eq(cardPictures.userId, ownerId), seesCard(sql`${users.id}`, sql`${cardPictures.userId}`)));
  if (!picture || !isMadeWith(picture.secret)) throw new Refusal('picture_not_found');
  return { bytes: picture.bytes };
};
