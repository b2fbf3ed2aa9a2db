import type { listTokens } from '@serendip/contract/tokens';
import { events } from '../../db/schema/events.ts';
import { apiTokens } from '../../db/schema/tokens.ts';
import { desc, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { presentToken } from './present.ts';

export const listTokensHandler: Handler<typeof listTokens> = async ({ caller }, { database: { db } }) => {
  const rows = await db
    .select({ token: apiTokens, eventName: events.name })
    .from(apiTokens)
    .leftJoin(events, eq(events.id, apiTokens.eventId))
    .where(eq(apiTokens.userId, caller.id))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
  return { tokens: rows.map(({ token, eventName }) => presentToken({ ...token, eventName })) };
};
