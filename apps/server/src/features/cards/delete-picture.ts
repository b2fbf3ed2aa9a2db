import type { deletePicture } from '@serendip/contract/cards';
import { cardPictures } from '../../db/schema/cards.ts';
import { eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { tellOpenEvenings } from '../evening/tell-anew.ts';
import { ownCard } from './queries.ts';

/** Taking away what is not there is done, too. */
export const deletePictureHandler: Handler<typeof deletePicture> = async ({ caller }, { database: { db } }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.id);
    await tx.delete(cardPictures).where(eq(cardPictures.userId, caller.id));
    await tellOpenEvenings(tx, caller.id);
    return { card: await ownCard(tx, caller.id) };
  });
