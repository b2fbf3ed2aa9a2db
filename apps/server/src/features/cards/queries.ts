import type { OwnCard } from '@serendip/contract/cards';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cardPictures, cards } from '../../db/schema/cards.ts';
import { eq, sql } from '../../db/sql.ts';
import { presentCard } from './present.ts';
import { seesCard } from './sight.ts';

/** Cards of existing people, saved or not. */
export const selectCards = (db: Db, viewerId: string) =>
  db
    .select({
      userId: users.id,
      card: cards,
      secret: cardPictures.secret,
      seen: seesCard(sql`${viewerId}::uuid`, sql`${users.id}`),
    })
    .from(users)
    .leftJoin(cards, eq(cards.userId, users.id))
    .leftJoin(cardPictures, eq(cardPictures.userId, users.id));

/** The caller's own card. */
export async function ownCard(db: Db, userId: string): Promise<OwnCard> {
  const [row] = await selectCards(db, userId).where(eq(users.id, userId));
  if (!row) throw new Error('a user vanished while their card was being read');
  return presentCard(row, userId);
}
