import type { getMyCard } from '@serendip/contract/cards';
import type { Handler } from '../../http/bind.ts';
import { ownCard } from './queries.ts';

export const getMyCardHandler: Handler<typeof getMyCard> = async ({ caller }, { database: { db } }) => ({
  card: await ownCard(db, caller.id),
});
