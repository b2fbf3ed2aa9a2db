import type { getCard } from '@serendip/contract/cards';
import { users } from '../../db/schema/accounts.ts';
import { and, eq, isNull } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentCard } from './present.ts';
import { selectCards } from './queries.ts';

/** 404 for an unknown person, 403 for a card that the caller cannot see. */
export const getCardHandler: Handler<typeof getCard> = async ({ caller, params }, { database: { db } }) => {
  const [row] = await selectCards(db, caller.id).where(and(eq(users.id, params.user_id), isNull(users.erasedAt)));
  if (!row) throw new Refusal('user_not_found');
  if (!row.seen) throw new Refusal('card_hidden');
  const { sight, ...card } = presentCard(row, caller.id);
  return { card };
};
