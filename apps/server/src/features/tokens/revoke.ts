import type { revokeToken } from '@serendip/contract/tokens';
import { apiTokens } from '../../db/schema/tokens.ts';
import { and, eq } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';

export const revokeTokenHandler: Handler<typeof revokeToken> = async ({ params, caller }, { database: { db } }) => {
  const isTheirs = and(eq(apiTokens.id, params.token_id), eq(apiTokens.userId, caller.id));
  const revoked = await db.delete(apiTokens).where(isTheirs).returning({ id: apiTokens.id });
  if (revoked.length === 0) throw new Refusal('token_not_found');
  return {};
};
