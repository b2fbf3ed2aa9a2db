import type { saveMyCard } from '@serendip/contract/cards';
import { cards } from '../../db/schema/cards.ts';
import { and, eq, sql } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { bumpOpenEvenings } from '../event-facts/bump-live-revision.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { ownCard } from './queries.ts';

/** Stores the given fields of the card, and bumps the revision of the owner's running evenings. */
export const saveMyCardHandler: Handler<typeof saveMyCard> = async ({ body, caller }, { database: { db } }) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, caller.id);
    const { name } = body.card;
    // A name typed here is not the one of the door.
    if (name !== undefined)
      await tx
        .update(cards)
        .set({ namedForEvent: null })
        .where(and(eq(cards.userId, caller.id), sql`${cards.name} is distinct from ${name}::text`));
    await tx
      .insert(cards)
      .values({ ...body.card, userId: caller.id })
      .onConflictDoUpdate({ target: cards.userId, set: { ...body.card, updatedAt: sql`now()` } });
    await bumpOpenEvenings(tx, caller.id);
    return { card: await ownCard(tx, caller.id) };
  });
