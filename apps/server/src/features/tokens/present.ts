import type { ApiToken } from '@serendip/contract/tokens';
import type { apiTokens } from '../../db/schema/tokens.ts';

type Row = Omit<typeof apiTokens.$inferSelect, 'userId' | 'tokenHash'> & { eventName: string | null };

export const presentToken = (row: Row): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  event_id: row.eventId,
  event_name: row.eventName,
  created_at: row.createdAt.toISOString(),
  last_used_on: row.lastUsedOn,
  expires_at: row.expiresAt.toISOString(),
});
