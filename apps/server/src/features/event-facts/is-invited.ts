import type { Ctx } from '../../context.ts';
import { type SQL, sql } from '../../db/sql.ts';

/**
 * Whether a host has invited the person to the event: the one rule, for joining and for what screens say about it. Their account
 * said yes to an invitation that still holds, or its address was invited; where mail is sent, it has to be confirmed.
 */
export const isInvited = (eventId: SQL, userId: SQL, ctx?: Pick<Ctx, 'config'>): SQL<boolean> =>
  sql<boolean>`exists (select 1 from invitations i where i.event_id = ${eventId} and i.ended is null
    and i.invited_at is not null and (i.user_id = ${userId} or i.email = (select v.email from users v
      where v.id = ${userId} and (v.email_confirmed_at is not null or ${ctx?.config.smtpUrl === undefined && ctx !== undefined}::boolean))))`;
