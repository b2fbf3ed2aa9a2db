import { randomBytes } from 'node:crypto';
import type { savePicture } from '@serendip/contract/cards';
import { makePicture } from '../../adapters/picture-maker.ts';
import { cardPictures } from '../../db/schema/cards.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { bumpOpenEvenings } from '../event-facts/bump-live-revision.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { spend } from '../identity/throttling/spend.ts';
import { ownCard } from './queries.ts';

/** Replaces the picture. Addresses of the old one stop working. */
export const savePictureHandler: Handler<typeof savePicture> = async ({ body, caller }, ctx) => {
  await spend(ctx, 'pictures_per_account', [caller.id]);
  const picture = await makePicture(body.bytes, body.type);
  if (!picture) throw new Refusal('bad_picture');
  const stored = { ...picture, secret: randomBytes(32).toString('base64url') };
  return ctx.database.db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    await tx
      .insert(cardPictures)
      .values({ ...stored, userId: caller.id })
      .onConflictDoUpdate({ target: cardPictures.userId, set: { ...stored, updatedAt: sql`now()` } });
    await bumpOpenEvenings(tx, caller.id);
    return { card: await ownCard(tx, caller.id) };
  });
};
