import type { deletePicture } from '@serendip/contract/cards';
import { cardPictures } from '../../db/schema/cards.ts';
import { eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { bumpOpenEvenings } from '../event-facts/bump-live-revision.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { ownCard } from './queries.ts';

/** Deleting a missing picture succeeds. */
export const deletePictureHandler: Handler<typeof deletePicture> = async ({ caller }, { database: { db } }) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    await tx.delete(cardPictures).where(eq(cardPictures.userId, caller.id));
    await bumpOpenEvenings(tx, caller.id);
    return { card: await ownCard(tx, caller.id) };
  });
